import type { PaymentMethod } from "@porteka/commerce-sdk"
import type { ReactNode } from "react"
import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { cashToPay } from "./cash-to-pay.ts"
import type { ProblemView } from "./problem-view.ts"
import type { SummaryView } from "./summary-view.ts"
import { useProblemText } from "./use-checkout-problem-text.ts"
import { useIsSlow } from "./use-is-slow.ts"

export type OrderFailure = "errorUnavailable" | "errorUnanswered" | "errorSave" | "errorNoOrder"

interface OrderFormProps {
  total: number
  /** Whether the cart was changed in another tab since the page was opened. */
  hasChanged: boolean
  currency: string
  method: PaymentMethod
  /** It is collected at a parcel locker. */
  atLocker: boolean
  /** Card payment needs scripts. */
  needsScripts: boolean
  /** The declaration that the card provider requires. */
  declaration: ReactNode
  termsMissing: boolean
  failure: OrderFailure | null
  problems: ProblemView[]
  /** Which products the right of withdrawal covers. */
  withdrawal: Pick<SummaryView, "exemptItems" | "canWithdraw">
  /** The EU's notice on the legal guarantee (45/2014. Korm. r. 15. § (1)). */
  guarantee: ReactNode
  /** Lines and totals; they must be directly above the button (45/2014. Korm. r. 15. § (1)). */
  lines: ReactNode
}

/**
 * Terms, the full summary, and the button with the wording that the law requires (45/2014. Korm. r. 15. §
 * (2)).
 */
export function OrderForm({
  total,
  hasChanged,
  currency,
  method,
  atLocker,
  needsScripts,
  declaration,
  termsMissing,
  failure,
  problems,
  withdrawal,
  guarantee,
  lines,
}: OrderFormProps) {
  const t = useTranslations("checkout")
  const card = useTranslations("cardPayment")
  const paths = usePaths()
  const money = useMoney()
  const busy = useNavigation().state !== "idle"
  const slow = useIsSlow(busy)
  const terms = useFocusOn<HTMLInputElement>(problems, termsMissing)
  return (
    <>
      <h2 className="mb-4 text-title-sm">{t("items")}</h2>
      {lines}
      <CashOnDeliveryNotes total={total} currency={currency} method={method} atLocker={atLocker} />
      <Refusals failure={failure} problems={problems} />
      {hasChanged && problems.length === 0 && (
        <Notice tone="warning" live>
          {t("cartHasChanged")}
        </Notice>
      )}
      <OwnedForm noValidate className="mt-6 flex flex-col gap-4">
        <input type="hidden" name="expected_total" value={total} />
        <WithdrawalNotices {...withdrawal} />
        {guarantee}
        <Checkbox
          ref={terms}
          // Without scripts, the page would otherwise open at its top, far from the error.
          autoFocus={termsMissing}
          name="terms"
          required
          label={t.rich("terms", { link: linkTo(paths.legal("terms")) })}
          error={termsMissing ? t("errorTerms") : undefined}
        />
        {declaration}
        {needsScripts && (
          <div className="hidden noscript:block">
            <Notice tone="warning">{card("needsScripts")}</Notice>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          wide
          busy={busy}
          className={needsScripts ? "noscript:hidden" : undefined}
        >
          {t("placeOrderTotal", { total: money(total, currency) })}
        </Button>
        <div className="text-center">
          <p role="status" className="font-medium">
            {slow && t("orderIsSlow")}
          </p>
          <p className="text-sm text-ink-muted">{t("placeOrderNote")}</p>
        </div>
        <p className="text-sm text-ink-muted">{t("contractNotice")}</p>
      </OwnedForm>
    </>
  )
}

const linkTo = (to: string) => (text: ReactNode) => (
  <Link to={to} target="_blank" className="text-link">
    {text}
  </Link>
)

type CashOnDeliveryNotesProps = Pick<OrderFormProps, "total" | "currency" | "method" | "atLocker">

/** What is paid on delivery: the rounded amount in cash, or the total by card at a locker. */
function CashOnDeliveryNotes({ total, currency, method, atLocker }: CashOnDeliveryNotesProps) {
  const t = useTranslations("checkout")
  const money = useMoney()
  const cash = cashToPay(total, method, atLocker)
  return (
    <>
      {cash !== null && (
        <p className="tabular -mt-2 mb-4 text-right text-sm">
          {t("cashToPay", { amount: money(cash, currency) })}
        </p>
      )}
      {atLocker && method === "cash_on_delivery" && (
        <p className="tabular -mt-2 mb-4 text-right text-sm">
          {t("cardAtLocker", { amount: money(total, currency) })}
        </p>
      )}
    </>
  )
}

function WithdrawalNotices({ canWithdraw, exemptItems }: OrderFormProps["withdrawal"]) {
  const t = useTranslations("checkout")
  const link = linkTo(usePaths().legal("returns"))
  return (
    <>
      {canWithdraw && <p className="text-sm text-ink-muted">{t.rich("withdrawalNotice", { link })}</p>}
      {exemptItems.length > 0 && (
        <p className="text-sm">{t.rich("exemptionNotice", { items: exemptItems.join(", "), link })}</p>
      )}
    </>
  )
}

function Refusals({ failure, problems }: Pick<OrderFormProps, "failure" | "problems">) {
  const t = useTranslations("checkout")
  const problemText = useProblemText()
  const shown = failure !== null || problems.length > 0
  const box = useFocusOn<HTMLDivElement>(problems, shown)
  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="danger" live title={failure ? t(failure) : t("problemTitle")}>
        {problems.map((problem) => (
          <p key={`${problem.code} ${problem.title}`}>{problemText(problem)}</p>
        ))}
      </Notice>
    </div>
  )
}
