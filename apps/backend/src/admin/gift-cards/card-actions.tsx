import { Button, Input, usePrompt } from "@medusajs/ui"
import type { AdminGiftCard } from "@porteka/commerce-sdk"
import { useState } from "react"
import { formatMoney } from "../format-money.ts"
import { useBusy } from "../use-busy.ts"
import { giftCardTexts } from "./gift-card-texts.ts"
import { sendCard, voidCard } from "./gift-cards-api.ts"

interface CardActionsProps {
  card: AdminGiftCard
  onDone: () => void
}

/** Sends a card again, or cancels it. */
export function CardActions({ card, onDone }: CardActionsProps) {
  const texts = giftCardTexts()
  const prompt = usePrompt()
  const [isBusy, run] = useBusy()
  const [email, setEmail] = useState(card.recipient_email ?? card.buyer_email)
  if (card.voided_at) return null
  const change = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      await work()
      onDone()
    }, done)
  const takeBack = async () => {
    const confirm = card.given ? texts.confirmVoidGiven : texts.confirmVoid
    const description = confirm(card.recipient_name, formatMoney(card.balance))
    if (await prompt({ title: texts.void, description, confirmText: texts.void, cancelText: texts.cancel }))
      await change(() => voidCard(card.id), texts.voidedNow)
  }
  return (
    <div className="flex min-w-64 flex-wrap items-center gap-2 py-2">
      <Input
        size="small"
        type="email"
        aria-label={texts.sendTo(card.recipient_name)}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        size="small"
        variant="secondary"
        disabled={isBusy || email.trim() === ""}
        onClick={() => void change(() => sendCard(card.id, email.trim()), texts.sentNow(email.trim()))}
      >
        {texts.send}
      </Button>
      <Button size="small" variant="secondary" disabled={isBusy} onClick={() => void takeBack()}>
        {texts.void}
      </Button>
    </div>
  )
}
