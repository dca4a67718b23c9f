import { graphql } from "gatsby";
import { CallToAction } from "./CallToAction";

export interface ClosingCallToActionProps {
  callToAction: Queries.PageForClosingFragment["callToAction"];
}

/** The call to action at the end of a page, if its content has one. */
export default function ClosingCallToAction({ callToAction }: ClosingCallToActionProps) {
  return callToAction && <CallToAction id="call-to-action" colorScheme="lilac" {...callToAction} />;
}

export const fragment = graphql`
  fragment PageForClosing on Page {
    callToAction {
      heading
      text
      button {
        label
        to
      }
    }
  }
`;
