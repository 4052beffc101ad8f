import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { TownDoubtText } from "#app/forms/town-questions.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { SummaryView } from "./summary-view.ts"

interface SummaryBlocksProps {
  summary: SummaryView
  /** During the payment nothing can be changed. */
  fixed?: boolean
}

/** The input so far, each part with a link to change it. */
export function SummaryBlocks({ summary, fixed = false }: SummaryBlocksProps) {
  const t = useTranslations("checkout")
  const cartTexts = useTranslations("cartPage")
  const money = useMoney()
  const { carriers } = useShopFront()
  return (
    <div className="grid grid-cols-1 gap-x-10 border-border border-y sm:grid-cols-2">
      <Block title={t("contact")} change={fixed ? null : t("editContact")}>
        <p>{summary.email}</p>
        <p>{summary.phone}</p>
      </Block>
      {summary.delivery && (
        <Block title={t("delivery")} change={fixed ? null : t("editDelivery")}>
          <p>
            {cartTexts(`delivery_${summary.delivery.code}`, { carrier: carriers[summary.delivery.code] })}
          </p>
          <Lines lines={summary.collectedAt} />
          <p className="tabular">
            {summary.delivery.amount === 0 ? t("free") : money(summary.delivery.amount)}
          </p>
        </Block>
      )}
      {summary.shippingAddress.length > 0 && (
        <Block title={t("shippingAddress")} change={fixed ? null : t("editAddress")}>
          <Lines lines={summary.shippingAddress} />
          <Doubts summary={summary} />
        </Block>
      )}
      <Block title={t("billingAddress")} change={fixed ? null : t("editBilling")}>
        <Lines lines={summary.billingAddress} />
        {summary.shippingAddress.length === 0 && <Doubts summary={summary} />}
      </Block>
      <Block title={t("payment")} change={fixed ? null : t("editPayment")}>
        <p>{t(summary.nothingToPay ? "nothingToPay" : `method_${summary.paymentMethod}`)}</p>
      </Block>
      {summary.notes && (
        <Block title={t("notes")} change={fixed ? null : t("editNotes")}>
          <p>{summary.notes}</p>
        </Block>
      )}
    </div>
  )
}

/** What the form asked, or could not ask without scripts. */
function Doubts({ summary: { doubt, lacksHouseNumber } }: { summary: SummaryView }) {
  const t = useTranslations("checkout")
  return (
    <>
      {doubt && (
        <p className="mt-1 text-sm text-warning">
          <TownDoubtText doubt={doubt} />
        </p>
      )}
      {lacksHouseNumber && <p className="mt-1 text-sm text-warning">{t("houseNumberMissing")}</p>}
    </>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}

function Block({ title, change, children }: { title: string; change: string | null; children: ReactNode }) {
  const t = useTranslations("checkout")
  const paths = usePaths()
  return (
    <section className="py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-title-xs">{title}</h2>
        {change !== null && (
          <Link to={paths.checkout()} aria-label={change} className="text-link touch text-sm">
            {t("edit")}
          </Link>
        )}
      </div>
      <div className="mt-2 break-words">{children}</div>
    </section>
  )
}
