import { useTranslations } from "use-intl"
import { CaseArea } from "#app/forms/case/case-area.tsx"
import { CaseForm } from "#app/forms/case/case-form.tsx"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import type { ComplaintFormState } from "./complaint-step.ts"

export function ComplaintForm({ state }: { state: ComplaintFormState }) {
  const t = useTranslations("complaint")
  const paths = usePaths()
  const { contact } = useShopFront()
  const field = { values: state.values, errors: state.errors, textOf: t }
  return (
    <CaseForm
      action={paths.legal("complaints")}
      state={state}
      textOf={t}
      failure={t("unavailable", { email: contact.email })}
    >
      <CaseLine {...field} name="order" label={t("order")} hint={t("orderHint")} note={t("optional")} />
      <CaseArea {...field} name="description" label={t("description")} rows={5} />
      <CaseArea
        {...field}
        name="request"
        label={t("request")}
        hint={t("requestHint")}
        note={t("optional")}
        rows={2}
      />
    </CaseForm>
  )
}
