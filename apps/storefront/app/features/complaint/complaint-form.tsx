import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import { SUBMISSION_FIELD } from "#app/forms/case/submission.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { ErrorSummary } from "#app/ui/controls/error-summary.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { ComplaintStep } from "./complaint-step.ts"

type ComplaintFormProps = Omit<Extract<ComplaintStep, { step: "form" }>, "step">

export function ComplaintForm({ values, errors, submissionId, failed }: ComplaintFormProps) {
  const t = useTranslations("complaint")
  const paths = usePaths()
  const { contact } = useShopFront()
  const busy = useNavigation().state !== "idle"
  const line = { values, errors, textOf: t }
  return (
    <Form method="post" action={paths.legal("complaints")} noValidate className="flex flex-col gap-5">
      <h2 className="text-title-md">{t("title")}</h2>
      {failed && (
        <Notice tone="danger" live>
          {t("unavailable", { email: contact.email })}
        </Notice>
      )}
      <ErrorSummary title={t("errorSummary")} errors={errors} textOf={t} />
      <CaseLine {...line} name="name" label={t("name")} autoComplete="name" />
      <CaseLine
        {...line}
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <CaseLine {...line} name="order" label={t("order")} hint={t("orderHint")} note={t("optional")} />
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
        <CaseLine {...line} name="leave_empty" label={t("leaveEmpty")} autoComplete="off" />
      </div>
      <input type="hidden" name={SUBMISSION_FIELD} value={submissionId} />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("send")}
      </Button>
    </Form>
  )
}
