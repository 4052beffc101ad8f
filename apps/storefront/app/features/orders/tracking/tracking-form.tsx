import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { TextField } from "#app/ui/controls/text-field.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import type { TrackingErrors } from "./order-tracking.ts"

interface TrackingFormProps {
  values: Record<string, string>
  errors: TrackingErrors
}

export function TrackingForm({ values, errors }: TrackingFormProps) {
  const t = useTranslations("tracking")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" action={paths.legal("tracking")} noValidate className="flex max-w-110 flex-col gap-5">
      <ErrorSummary title={t("errorSummary")} errors={errors} textOf={t} />
      <TextField
        name="number"
        label={t("number")}
        hint={t("numberHint")}
        error={errors.number && t(errors.number)}
        inputMode="numeric"
        filled={values.number}
      />
      <TextField
        name="email"
        label={t("email")}
        error={errors.email && t(errors.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        filled={values.email}
      />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("send")}
      </Button>
    </Form>
  )
}
