import { pageMessages } from "$messages/service";
import { FormFields } from "./FormFields";
import { FormFooter, SendAlert } from "./FormStatus";
import { serviceForm } from "./forms";
import { useMessageForm } from "./useMessageForm";
import { mailtoForm, NoScriptNote } from "./no-script";

export interface ServiceFormProps {
  /** The name of the service that the message is about. */
  service: string;
}

/** The form on a service page. */
export default function ServiceFormBody({ service }: ServiceFormProps) {
  const { formProps, state, errors, formKey } = useMessageForm(serviceForm, { service });
  return (
    <form {...mailtoForm} {...formProps} aria-label={pageMessages.getInTouch}>
      <FormFields key={formKey} form={serviceForm} errors={errors} readOnly={state === "sending"} columns={2} />
      <FormFooter form={serviceForm} state={state} />
      <SendAlert state={state} />
      <NoScriptNote />
    </form>
  );
}
