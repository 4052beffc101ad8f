import { ChevronDown, X } from "lucide-react"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { CartForm } from "../cart-form.tsx"
import type { CartReply } from "../contract/cart-reply.ts"
import { FaultText } from "../fault-text.tsx"
import type { CartView } from "./cart-view.ts"

/** The applied codes, and a field for another one, which is folded on a phone. */
export function PromotionForm({ discounts }: { discounts: CartView["discounts"] }) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const field = useRef<HTMLInputElement>(null)
  const emptyAfter = ({ ok }: CartReply) => {
    if (ok && field.current) field.current.value = ""
  }
  return (
    <div className="mt-4">
      <ul className="mb-2 empty:hidden">
        {discounts.map(({ code, amount, isGiftCard, left, missing, refused }) => (
          <li key={code} className="flex items-center justify-between gap-2">
            <span>
              {t(isGiftCard ? "giftCardCode" : "discountCode", { code })}
              {left !== null && left > 0 && (
                <span className="block text-ink-muted text-sm">
                  {t("giftCardLeft", { amount: money(left) })}
                </span>
              )}
              {missing && (
                <span className="block pb-3 text-ink-muted text-sm">
                  {t("discountMissing", { minimum: money(missing.minimum), missing: money(missing.missing) })}
                </span>
              )}
              {refused && (
                <span className="block pb-3 text-danger text-sm">{t(`discountRefused_${refused}`)}</span>
              )}
            </span>
            <span className="flex items-center gap-1">
              {amount !== null && <span className="tabular">{money(-amount)}</span>}
              <CartForm intent="remove-promotion" fields={{ code }}>
                {() => (
                  <IconButton
                    type="submit"
                    label={t(isGiftCard ? "giftCardRemove" : "promoRemove", { code })}
                  >
                    <X className="size-4" />
                  </IconButton>
                )}
              </CartForm>
            </span>
          </li>
        ))}
      </ul>
      <details className="open-on-desk group/code">
        <summary className="flex min-h-11 items-center justify-between gap-3 text-sm">
          {t("promoFold")}
          <ChevronDown className="size-4.5 shrink-0 text-ink-muted transition-transform group-open/code:rotate-180" />
        </summary>
        <CartForm intent="apply-promotion" onReply={emptyAfter}>
          {(fetcher) => (
            <Field
              label={t("promoCode")}
              error={
                fetcher.state === "idle" && fetcher.data?.fault ? (
                  <FaultText fault={fetcher.data.fault} />
                ) : undefined
              }
            >
              {(control) => (
                <div className="flex gap-2">
                  <TextInput
                    {...control}
                    ref={field}
                    name="code"
                    required
                    autoComplete="off"
                    autoCapitalize="characters"
                    maxLength={64}
                  />
                  <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
                    {t("promoApply")}
                  </Button>
                </div>
              )}
            </Field>
          )}
        </CartForm>
      </details>
    </div>
  )
}
