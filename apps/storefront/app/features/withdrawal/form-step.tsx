import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { CaseEmail } from "#app/forms/case/case-email.tsx"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import { LeaveEmpty } from "#app/forms/case/leave-empty.tsx"
import {
  isOnePiece,
  OFFERED_FIELD,
  type OfferedProduct,
  toOfferedField,
} from "#app/forms/case/offered-products.ts"
import { ProductChoice } from "#app/forms/case/product-choice.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import type { DeclarationErrors } from "./declaration.ts"
import { INTENT_FIELD, type WithdrawalIntent } from "./withdrawal-step.ts"

interface FormStepProps {
  values: Record<string, string>
  offered: OfferedProduct[]
  errors: DeclarationErrors
}

export function FormStep({ values, offered, errors }: FormStepProps) {
  const t = useTranslations("withdrawal")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  const line = { values, errors, textOf: t }
  const next: WithdrawalIntent = "check"
  return (
    <Form method="post" action={paths.legal("withdrawal")} noValidate className="flex flex-col gap-5">
      <ErrorSummary title={t("errorSummary")} errors={errors} textOf={t} />
      <CaseLine {...line} name="name" label={t("name")} autoComplete="name" />
      <CaseLine {...line} name="order" label={t("order")} hint={t("orderHint")} />
      <CaseEmail {...line} label={t("email")} hint={t("emailHint")} />
      {isOnePiece(offered) ? (
        <input type="hidden" name={OFFERED_FIELD} value={toOfferedField(offered)} />
      ) : offered.length > 0 ? (
        <ProductChoice
          offered={offered}
          values={values}
          textOf={t}
          textOfPieces={(pieces) => t("choicePieces", { pieces })}
          exempt={t("exempt")}
        />
      ) : (
        <Field
          id="products"
          label={t("products")}
          hint={t("productsHint")}
          note={t("optional")}
          error={errors.products && t(errors.products)}
        >
          {(control) => (
            <Textarea {...control} name="products" rows={2} defaultValue={values.products ?? ""} />
          )}
        </Field>
      )}
      <LeaveEmpty {...line} />
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
