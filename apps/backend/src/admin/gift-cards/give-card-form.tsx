import { Button, usePrompt } from "@medusajs/ui"
import { GIFT_CARD_MOST_VALUE, GIVEN_CARD_REASON_CHARACTERS } from "@porteka/commerce-sdk/wire"
import { LINE_OPTIONS } from "@porteka/shop"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import { type FormEvent, useState } from "react"
import { formatMoney } from "../format-money.ts"
import { languageName } from "../language.ts"
import { ChoiceField, LongField, TextField } from "../product-data/fields.tsx"
import { useBusy } from "../use-busy.ts"
import { giftCardTexts } from "./gift-card-texts.ts"
import { giveCard } from "./gift-cards-api.ts"

const emptyCard = () => ({
  request_id: crypto.randomUUID() as string,
  value: "",
  recipient_name: "",
  recipient_email: "",
  message: "",
  locale: DEFAULT_LOCALE as Locale,
  reason: "",
})

interface GiveCardFormProps {
  onDone: () => void
}

/** Gives out a gift card that nobody pays for. */
export function GiveCardForm({ onDone }: GiveCardFormProps) {
  const texts = giftCardTexts()
  const prompt = usePrompt()
  const [isBusy, run] = useBusy()
  const [card, setCard] = useState(emptyCard)
  const field = (key: Exclude<keyof typeof card, "request_id">) => ({
    value: card[key],
    onChange: (value: string) => setCard((before) => ({ ...before, [key]: value })),
  })

  const give = async (event: FormEvent) => {
    event.preventDefault()
    const email = card.recipient_email.trim()
    const description = texts.confirmGive(formatMoney(Number(card.value)), card.recipient_name.trim(), email)
    const title = texts.give
    if (!(await prompt({ title, description, confirmText: title, cancelText: texts.cancel }))) return
    await run(async () => {
      await giveCard({ ...card, value: Number(card.value) })
      setCard(emptyCard())
      onDone()
    }, texts.given(email))
  }

  return (
    <form onSubmit={give} className="grid grid-cols-1 gap-4 px-6 pb-6 md:grid-cols-2">
      <TextField
        label={texts.value}
        type="number"
        min={1}
        max={GIFT_CARD_MOST_VALUE}
        required
        {...field("value")}
      />
      <ChoiceField
        label={texts.language}
        choices={LOCALES.map((locale) => [locale, languageName(locale)] as const)}
        {...field("locale")}
      />
      <TextField
        label={texts.recipientName}
        maxLength={LINE_OPTIONS.card_recipient.maxLength}
        required
        {...field("recipient_name")}
      />
      <TextField label={texts.recipientEmail} type="email" required {...field("recipient_email")} />
      <LongField
        label={texts.message}
        maxLength={LINE_OPTIONS.card_message.maxLength}
        {...field("message")}
      />
      <TextField
        label={texts.reason}
        maxLength={GIVEN_CARD_REASON_CHARACTERS}
        required
        {...field("reason")}
      />
      <div className="flex justify-end md:col-span-2">
        <Button type="submit" size="small" isLoading={isBusy}>
          {texts.give}
        </Button>
      </div>
    </form>
  )
}
