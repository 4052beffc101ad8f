import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

export const REORDER_INTENT = "reorder"

/** A line that could not be bought again unchanged. */
interface MissingLine {
  title: string
  reason: "gone" | "stock" | "less"
  /** Pieces that were added to the cart nevertheless. */
  added: number
}

export interface ReorderReply {
  /** Whether anything is in the cart now. */
  anything: boolean
  /** Whether a line was added as it was ordered. */
  others: boolean
  missing: MissingLine[]
  /** What a piece cost then, and costs now. */
  repriced: { title: string; from: number; to: number }[]
  /**
   * Why the remaining lines were not added: the cart is being paid, or the back end was unavailable or
   * refused.
   */
  stopped: "paying" | "failed" | null
}

/** What could not be added to the cart again, or has another price. It is far above the button, and takes the focus. */
export function ReorderResult({ reply }: { reply: ReorderReply }) {
  const box = useFocusOn<HTMLDivElement>(reply, true)
  return (
    <div ref={box} tabIndex={-1} className="mt-6 scroll-mt-28 outline-none">
      <Result {...reply} />
    </div>
  )
}

function Result({ anything, others, missing, repriced, stopped }: ReorderReply) {
  const t = useTranslations("orderPage")
  const paths = usePaths()
  const money = useMoney()
  const cart = anything && (
    <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center">
      {t("toCart")}
    </Link>
  )
  if (stopped) {
    return (
      <Notice tone="danger" live action={cart}>
        {stopped === "failed"
          ? t("reorderFailed")
          : t.rich("reorderPaying", {
              // A full page load: only the payment page may load the card provider's script.
              link: (text) => (
                <a href={paths.payment()} className="text-link">
                  {text}
                </a>
              ),
            })}
      </Notice>
    )
  }
  return (
    <Notice tone="warning" live action={cart}>
      {missing.length > 0 && (
        <>
          <p className="font-medium">
            {t(others ? "reorderMissingSome" : anything ? "reorderMissing" : "reorderNothing")}
          </p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map(({ title, reason, added }) => (
              <li key={title}>
                {title}: {t(`reorderReason_${reason}`, { added })}
              </li>
            ))}
          </ul>
        </>
      )}
      {repriced.length > 0 && (
        <div className="not-first:mt-3">
          <p className="font-medium">{t("reorderRepriced")}</p>
          <ul className="mt-1 list-disc pl-5">
            {repriced.map(({ title, from, to }) => (
              <li key={title}>
                {title}: {t("reorderPrices", { from: money(from), to: money(to) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Notice>
  )
}
