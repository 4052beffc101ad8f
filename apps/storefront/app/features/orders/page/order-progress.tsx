import { formatDateTime } from "@porteka/hungary"
import { Check, X } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"
import type { OrderStep } from "../order-steps.ts"

/** The progress of an order. */
export function OrderProgress({ steps }: { steps: OrderStep[] }) {
  const t = useTranslations("orderPage")
  const locale = useLocale()
  return (
    <section className="mt-8">
      <h2 className="sr-only">{t("progress")}</h2>
      <ol className="grid gap-x-3 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map(({ name, done, at }) => (
          <li
            key={name}
            className={classNames(
              "relative text-sm max-sm:pb-5 max-sm:pl-7 max-sm:last:pb-0 sm:border-t-2 sm:pt-2",
              // On a phone the steps are below each other along a line.
              "before:absolute before:top-1 before:left-0 before:size-3 before:rounded-full before:border-2 before:border-inherit sm:before:hidden",
              "not-last:after:absolute not-last:after:top-5 not-last:after:bottom-0 not-last:after:left-[5px] not-last:after:w-0.5 not-last:after:bg-border sm:after:hidden",
              !done && "border-border-strong sm:border-border",
              done && name === "cancelled" && "border-danger-solid before:bg-danger-solid",
              done && name !== "cancelled" && "border-primary before:bg-primary",
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
            {at && <p className="text-ink-muted">{formatDateTime(at, locale, "short")}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
