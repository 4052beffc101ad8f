import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { Field } from "#app/ui/field.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import type { TrackingErrors } from "./track-order.ts"

interface TrackingFormProps {
  values: Record<string, string>
  errors: TrackingErrors
}

export function TrackingForm({ values, errors }: TrackingFormProps) {
  const t = useTranslations("tracking")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  return (
    <Form
      method="post"
      action={paths.legal("tracking")}
      noValidate
      className="mt-8 flex max-w-110 flex-col gap-5"
    >
      <ErrorSummary title={t("errorSummary")} errors={errors} textOf={t} />
      <Field id="number" label={t("number")} hint={t("numberHint")} error={errors.number && t(errors.number)}>
        {(control) => (
          <TextInput {...control} name="number" inputMode="numeric" defaultValue={values.number ?? ""} />
        )}
      </Field>
      <Field id="email" label={t("email")} error={errors.email && t(errors.email)}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={values.email ?? ""}
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("send")}
      </Button>
    </Form>
  )
}
