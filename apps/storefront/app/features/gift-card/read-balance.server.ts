import type { CommerceClient } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import { typedGiftCardCode } from "@porteka/shop"
import { answerLink } from "#app/server/back-end/answer-link.server.ts"
import type { BalanceReply } from "./balance-reply.ts"

/** The balance of the card with the typed code. */
export async function readBalance(commerce: CommerceClient, typed: unknown): Promise<BalanceReply> {
  const code = typedGiftCardCode(String(typed ?? ""))
  if (!code) return { kind: "unknown" }
  const reply = await answerLink<BalanceReply>(async () => {
    const { gift_card: card } = await commerce.giftCards.retrieve(code)
    const endsAt = card.ends_at ?? null
    const isOver = endsAt !== null && new Date(endsAt) <= new Date()
    return {
      kind: "balance",
      balance: card.balance,
      state: card.is_disabled ? "closed" : isOver ? "expired" : "valid",
      // It expires at midnight after its last day.
      until: endsAt && addDays(budapestDay(endsAt), -1),
    }
  })
  return reply.kind === "invalid" ? { kind: "unknown" } : reply
}
