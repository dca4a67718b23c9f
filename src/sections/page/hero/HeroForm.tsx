import { css } from "@emotion/react";
import { ServiceForm } from "../../../features/contact/form/ServiceForm";
import { borderlessCard } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { t } from "../../../messages/t";

const styles = {
  card: css({
    padding: "clamp(1.5rem, 3vw, 2.5rem)",
    ...borderlessCard,
  }),
  heading: css({ ...typography.h3, fontSize: "clamp(1.75rem, 1.5rem + 1vw, 2.25rem)", marginBottom: "1.25rem" }),
};

export interface HeroFormProps {
  /** The name of the service that the enquiry is about. */
  service: string;
}

/** The enquiry form in a service's hero, on a card. */
export function HeroForm({ service }: HeroFormProps) {
  return (
    <div css={styles.card} data-scheme="paper">
      <h2 css={styles.heading}>{t("form.service")}</h2>
      <ServiceForm service={service} />
    </div>
  );
}
