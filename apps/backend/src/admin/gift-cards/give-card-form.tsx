import { Button, Input, Label, Textarea, toast, usePrompt } from "@medusajs/ui"
import { GIFT_CARD_MOST_VALUE, GIVEN_CARD_REASON_CHARACTERS } from "@porteka/commerce-sdk/wire"
import { LINE_OPTIONS } from "@porteka/shop"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import { type FormEvent, type ReactNode, useId, useState } from "react"
import { formatMoney } from "../format-money.ts"
import { SELECT } from "../select-class.ts"
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
  const [busy, setBusy] = useState(false)
  const [card, setCard] = useState(emptyCard)
  const bind = (name: keyof ReturnType<typeof emptyCard>) => ({
    value: card[name],
    onChange: (event: { target: { value: string } }) => setCard({ ...card, [name]: event.target.value }),
  })

  const give = async (event: FormEvent) => {
    event.preventDefault()
    const email = card.recipient_email.trim()
    const description = texts.confirmGive(formatMoney(Number(card.value)), card.recipient_name.trim(), email)
    const title = texts.give
    if (!(await prompt({ title, description, confirmText: title, cancelText: texts.cancel }))) return
    setBusy(true)
    try {
      await giveCard({ ...card, value: Number(card.value) })
      toast.success(texts.given(email))
      setCard(emptyCard())
      onDone()
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={give} className="grid gap-4 px-6 pb-6 md:grid-cols-2">
      <Field label={texts.value}>
        {(id) => (
          <Input
            id={id}
            type="number"
            min={1}
            max={GIFT_CARD_MOST_VALUE}
            step={1}
            required
            {...bind("value")}
          />
        )}
      </Field>
      <Field label={texts.language}>
        {(id) => (
          <select id={id} className={`${SELECT} w-full`} {...bind("locale")}>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {LANGUAGES[locale].name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.recipientName}>
        {(id) => (
          <Input
            id={id}
            autoComplete="off"
            maxLength={LINE_OPTIONS.card_recipient.maxLength}
            required
            {...bind("recipient_name")}
          />
        )}
      </Field>
      <Field label={texts.recipientEmail}>
        {(id) => <Input id={id} type="email" autoComplete="off" required {...bind("recipient_email")} />}
      </Field>
      <Field label={texts.message}>
        {(id) => (
          <Textarea
            id={id}
            rows={3}
            lang={card.locale}
            maxLength={LINE_OPTIONS.card_message.maxLength}
            {...bind("message")}
          />
        )}
      </Field>
      <Field label={texts.reason}>
        {(id) => (
          <Textarea id={id} rows={3} maxLength={GIVEN_CARD_REASON_CHARACTERS} required {...bind("reason")} />
        )}
      </Field>
      <div className="flex justify-end md:col-span-2">
        <Button type="submit" size="small" isLoading={busy}>
          {texts.give}
        </Button>
      </div>
    </form>
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      {children(id)}
    </div>
  )
}
