import { t } from "../../messages/t";
import { FormFields } from "./FormFields";
import { FormFoot, SendAlert } from "./FormStatus";
import { serviceForm } from "./forms";
import { useMessageForm } from "./useMessageForm";
import { mailForm, WithoutScript } from "./without-script";

export interface ServiceFormProps {
  /** Name of the service that the message is about. */
  service: string;
}

/** The form of a service page. */
export default function ServiceFormBody({ service }: ServiceFormProps) {
  const { formProps, state, errors, formKey } = useMessageForm(serviceForm, { service });
  return (
    <form {...mailForm} {...formProps} aria-label={t("form.service")}>
      <FormFields key={formKey} form={serviceForm} errors={errors} readOnly={state === "sending"} columns={2} />
      <FormFoot form={serviceForm} state={state} />
      <SendAlert state={state} />
      <WithoutScript />
    </form>
  );
}
