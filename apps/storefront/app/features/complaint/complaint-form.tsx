import type { ComponentProps } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { SUBMISSION_FIELD } from "#app/forms/case/submission.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { ErrorSummary } from "#app/ui/controls/error-summary.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { TextField } from "#app/ui/controls/text-field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { ComplaintErrors } from "./complaint.ts"
import type { ComplaintStep } from "./complaint-step.ts"

/** The id of the form's heading, to which the page links if the form is below the text. */
export const COMPLAINT_FORM_ID = "complaint-form"

type ComplaintFormProps = Omit<Extract<ComplaintStep, { step: "form" }>, "step">

export function ComplaintForm({ values, errors, submissionId, failed }: ComplaintFormProps) {
  const t = useTranslations("complaint")
  const paths = usePaths()
  const { contact } = useShopFront()
  const busy = useNavigation().state !== "idle"
  const field = { values, errors }
  return (
    <Form method="post" action={paths.legal("complaints")} noValidate className="flex flex-col gap-5">
      <h2 id={COMPLAINT_FORM_ID} className="scroll-mt-24 text-title-md">
        {t("title")}
      </h2>
      {failed && (
        <Notice tone="danger" live>
          {t("unavailable", { email: contact.email })}
        </Notice>
      )}
      <ErrorSummary title={t("errorSummary")} errors={errors} textOf={t} />
      <Line {...field} name="name" label={t("name")} autoComplete="name" />
      <Line
        {...field}
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Line {...field} name="order" label={t("order")} hint={t("orderHint")} note={t("optional")} />
      <Field id="description" label={t("description")} error={errors.description && t(errors.description)}>
        {(control) => (
          <Textarea {...control} name="description" rows={5} defaultValue={values.description ?? ""} />
        )}
      </Field>
      <Field
        id="request"
        label={t("request")}
        hint={t("requestHint")}
        note={t("optional")}
        error={errors.request && t(errors.request)}
      >
        {(control) => <Textarea {...control} name="request" rows={2} defaultValue={values.request ?? ""} />}
      </Field>
      <div hidden={!errors.leave_empty}>
        <Line {...field} name="leave_empty" label={t("leaveEmpty")} autoComplete="off" />
      </div>
      <input type="hidden" name={SUBMISSION_FIELD} value={submissionId} />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("send")}
      </Button>
    </Form>
  )
}

type LineProps = { values: Record<string, string>; errors: ComplaintErrors } & Omit<
  ComponentProps<typeof TextField>,
  "error" | "filled"
> & { name: keyof ComplaintErrors }

function Line({ values, errors, ...field }: LineProps) {
  const t = useTranslations("complaint")
  const error = errors[field.name]
  return <TextField {...field} filled={values[field.name]} error={error && t(error)} />
}
