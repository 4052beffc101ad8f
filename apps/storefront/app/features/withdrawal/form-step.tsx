import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { CaseArea } from "#app/forms/case/case-area.tsx"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { ErrorSummary } from "#app/ui/controls/error-summary.tsx"
import type { DeclarationErrors } from "./declaration.ts"
import { INTENT_FIELD, type WithdrawalIntent } from "./withdrawal-step.ts"

interface FormStepProps {
  values: Record<string, string>
  errors: DeclarationErrors
}

export function FormStep({ values, errors }: FormStepProps) {
  const t = useTranslations("withdrawal")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  const field = { values, errors, textOf: t }
  const next: WithdrawalIntent = "check"
  return (
    <Form method="post" action={paths.legal("withdrawal")} noValidate className="flex flex-col gap-5">
      <ErrorSummary title={t("errorSummary")} errors={errors} textOf={t} />
      <CaseLine {...field} name="name" label={t("name")} autoComplete="name" />
      <CaseLine {...field} name="order" label={t("order")} hint={t("orderHint")} />
      <CaseLine
        {...field}
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <CaseArea
        {...field}
        name="products"
        label={t("products")}
        hint={t("productsHint")}
        note={t("optional")}
        rows={2}
      />
      <div hidden={!errors.leave_empty}>
        <CaseLine {...field} name="leave_empty" label={t("leaveEmpty")} autoComplete="off" />
      </div>
      <Button
        type="submit"
        name={INTENT_FIELD}
        value={next}
        size="large"
        busy={busy}
        className="sm:self-start"
      >
        {t("next")}
      </Button>
    </Form>
  )
}
