import { LINE_OPTIONS } from "@porteka/shop"
import { lazy, Suspense, useEffect, useRef } from "react"
import { useFetcher } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { WhenTicked } from "#app/forms/when-ticked.tsx"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { CartForm } from "../cart-form.tsx"
import type { CartReply } from "../contract/cart-reply.ts"
import { FaultText } from "../fault-text.tsx"
import type { CartLineView } from "./cart-view.ts"
import { GiftMessageField } from "./gift-message-field.tsx"
import { lineFetcherKey } from "./optimistic-cart.ts"
import { optionsLabel } from "./options-label.ts"
import { fullTitle } from "./quantity-form.tsx"

/** Loaded on demand, because few carts contain a personalized product or a gift card. */
const PersonalisationField = lazyPart(() => import("../personalisation-field.tsx"))
const LateCardFields = lazy(() => import("../gift-card/late-card-fields.tsx"))

interface LineOptionsFormProps {
  line: CartLineView
  /** Gross unit price; null if it is not offered. */
  wrapPrice: number | null
}

/** Gift wrapping and inscription of a line. Closed by default, and again once saved. */
export function LineOptionsForm({ line, wrapPrice }: LineOptionsFormProps) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const { options, personalisation } = line
  const key = lineFetcherKey("options", line.id)
  const { isSaved, fold } = useSaved(key)
  const isWrapped = options.gift_wrap === true
  const label = optionsLabel({
    isGiftCard: line.isGiftCard,
    takesInscription: personalisation !== null,
    isWrapped,
    isWrapOffered: wrapPrice !== null,
  })
  if (label === null) return null
  const words = t(label, { price: money(wrapPrice ?? 0) })
  const isInscriptionMissing = personalisation !== null && options.personalisation === undefined
  return (
    <>
      <details key={JSON.stringify(options)} open={isInscriptionMissing} className="mt-2">
        <summary
          ref={fold}
          aria-label={`${words}: ${fullTitle(line)}`}
          className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm"
        >
          {words}
        </summary>
        <CartForm
          intent="options"
          fields={{ line_id: line.id }}
          fetcherKey={key}
          className="flex flex-col gap-3 pt-1 pb-3"
        >
          {(fetcher) => (
            <>
              <Fields line={line} wrapPrice={wrapPrice} />
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
      <p role="status" className="text-sm text-success empty:hidden">
        {isSaved && <SavedText line={line} wrapPrice={wrapPrice} />}
      </p>
    </>
  )
}

/**
 * Whether the form was saved. The fold is drawn anew with the saved options; the focus, which was in it, moves
 * to its label.
 */
function useSaved(fetcherKey: string) {
  const fold = useRef<HTMLElement>(null)
  const { state, data } = useFetcher<CartReply>({ key: fetcherKey })
  const isSaved = state === "idle" && data?.ok === true
  useEffect(() => {
    if (isSaved && document.activeElement === document.body) fold.current?.focus()
  }, [isSaved])
  return { isSaved, fold }
}

function SavedText({
  line: { options, quantity, isGiftCard, personalisation },
  wrapPrice,
}: LineOptionsFormProps) {
  const t = useTranslations("cartPage")
  const locale = useLocale()
  const money = useMoney()
  if (!options.gift_wrap || wrapPrice === null) {
    return t(isGiftCard || personalisation ? "optionsSaved" : "optionsSavedPlain")
  }
  const label = LINE_OPTIONS.gift_wrap.label[locale]
  return t("optionsSavedWrap", { label, price: money(wrapPrice * quantity) })
}

function Fields({ line: { isGiftCard, options, personalisation }, wrapPrice }: LineOptionsFormProps) {
  const t = useTranslations("cartPage")
  const locale = useLocale()
  const money = useMoney()
  const isWrapped = options.gift_wrap === true
  return (
    <>
      {isGiftCard && (
        <Suspense>
          <LateCardFields options={options} />
        </Suspense>
      )}
      {personalisation && (
        <Suspense>
          <PersonalisationField personalisation={personalisation} defaultValue={options.personalisation} />
        </Suspense>
      )}
      {!isGiftCard && (wrapPrice !== null || isWrapped) && (
        <WhenTicked
          name="gift_wrap"
          ticked={isWrapped}
          label={LINE_OPTIONS.gift_wrap.label[locale]}
          hint={wrapPrice === null ? undefined : t("optionsPrice", { price: money(wrapPrice) })}
          shows="when-ticked"
        >
          <GiftMessageField defaultValue={options.gift_message} />
        </WhenTicked>
      )}
    </>
  )
}
