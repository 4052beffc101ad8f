import { formatDateTime } from "@porteka/hungary"
import { Check, X } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"
import type { OrderStep } from "./order-steps.ts"

/** How far an order has come. */
export function OrderProgress({ steps }: { steps: OrderStep[] }) {
  const t = useTranslations("orderPage")
  const locale = useLocale()
  return (
    <section className="mt-8">
      <h2 className="sr-only">{t("progress")}</h2>
      <ol className="grid gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map(({ name, done, at }) => (
          <li
            key={name}
            className={classNames(
              "border-t-2 pt-2 text-sm",
              done ? (name === "cancelled" ? "border-danger-solid" : "border-primary") : "border-border",
            )}
          >
            <p className={classNames("flex items-center gap-1.5", done ? "font-medium" : "text-ink-muted")}>
              {t(`step_${name}`)}
              {done &&
                (name === "cancelled" ? (
                  <X className="size-4 text-danger" />
                ) : (
                  <Check className="size-4 text-success" />
                ))}
              {done && <span className="sr-only">({t("done")})</span>}
            </p>
            {at && <p className="text-ink-muted">{formatDateTime(at, locale)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
