import { LINE_OPTIONS } from "@porteka/shop"
import { lazy, Suspense } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { CartForm } from "../cart-form.tsx"
import { FaultText } from "../fault-text.tsx"
import type { CartLineView } from "./cart-view.ts"

/** Loaded on demand, because few carts contain a personalized product or a gift card. */
const PersonalisationField = lazyPart(() => import("../personalisation-field.tsx"))
const LateCardFields = lazy(() => import("../gift-card/late-card-fields.tsx"))

interface LineOptionsFormProps {
  line: CartLineView
  /** Gross unit price; null if it is not offered. */
  wrapPrice: number | null
}

/** Gift wrapping and inscription of a line. Closed by default. */
export function LineOptionsForm({ line, wrapPrice }: LineOptionsFormProps) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const locale = useLocale()
  const { options, personalisation } = line
  const isWrapped = options.gift_wrap === true
  if (!line.isGiftCard && wrapPrice === null && !isWrapped && !personalisation) return null
  const { label } = LINE_OPTIONS.gift_wrap
  const isUntold = personalisation !== null && options.personalisation === undefined
  const hasOptions = isWrapped || options.personalisation !== undefined
  return (
    <details key={JSON.stringify(options)} open={isUntold} className="mt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {line.isGiftCard
          ? t("optionsCard")
          : hasOptions || wrapPrice === null
            ? t("optionsChange")
            : t("optionsWrap", { price: money(wrapPrice) })}
      </summary>
      <CartForm intent="options" fields={{ line_id: line.id }} className="flex flex-col gap-3 pt-1 pb-3">
        {(fetcher) => (
          <>
            {line.isGiftCard && (
              <Suspense>
                <LateCardFields options={options} />
              </Suspense>
            )}
            {personalisation && (
              <Suspense>
                <PersonalisationField
                  personalisation={personalisation}
                  defaultValue={options.personalisation}
                />
              </Suspense>
            )}
            {!line.isGiftCard && (wrapPrice !== null || isWrapped) && (
              <>
                <Checkbox
                  name="gift_wrap"
                  defaultChecked={isWrapped}
                  label={label[locale]}
                  hint={wrapPrice === null ? undefined : t("optionsPrice", { price: money(wrapPrice) })}
                />
                <Field
                  label={LINE_OPTIONS.gift_message.label[locale]}
                  note={t("optional")}
                  hint={t("messageHint")}
                >
                  {(control) => (
                    <Textarea
                      {...control}
                      name="gift_message"
                      rows={2}
                      maxLength={LINE_OPTIONS.gift_message.maxLength}
                      defaultValue={options.gift_message}
                    />
                  )}
                </Field>
              </>
            )}
            {fetcher.state === "idle" && fetcher.data?.fault && (
              <Notice tone="danger" live>
                <FaultText fault={fetcher.data.fault} />
              </Notice>
            )}
            <Button
              type="submit"
              variant="secondary"
              size="small"
              busy={fetcher.state !== "idle"}
              className="self-start"
            >
              {t("optionsSave")}
            </Button>
          </>
        )}
      </CartForm>
    </details>
  )
}
