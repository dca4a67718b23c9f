import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radius } from "../../theme/layout";
import { type } from "../../theme/type";
import { FormFields } from "./FormFields";
import { FormFoot, SendAlert } from "./FormStatus";
import { serviceForm } from "./forms";
import { useMessageForm } from "./useMessageForm";
import { mailForm, WithoutScript } from "./without-script";

const card = css({
  position: "relative",
  padding: "clamp(1.5rem, 3vw, 2.25rem)",
  borderRadius: radius.card,
  background: colors.paper,
  color: colors.ink,
});
const heading = css({ ...type.h3, fontSize: "1.75rem", marginBottom: "1.25rem" });

export interface ServiceFormProps {
  /** Name of the service that the message is about. */
  service: string;
}

/** The form in the head of a service page. */
export default function ServiceFormBody({ service }: ServiceFormProps) {
  const { formProps, state, errors, generation } = useMessageForm(serviceForm, { service });
  return (
    <div css={card} data-tone="paper">
      <h2 css={heading} id="service-form-heading">
        Get in Touch
      </h2>
      <form {...mailForm} {...formProps} aria-labelledby="service-form-heading">
        <FormFields key={generation} form={serviceForm} errors={errors} readOnly={state === "sending"} />
        <FormFoot form={serviceForm} state={state} variant="ink" />
        <SendAlert state={state} />
        <WithoutScript />
      </form>
    </div>
  );
}
