import type { MedusaContainer } from "@medusajs/framework/types"
import type { BankEntry, BankStatementPreview, BookedStatement, OrderToPay } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { NOTE_MODULE } from "../../modules/note/index.ts"
import { staffText } from "../../staff-language/staff-language.ts"
import { reasonOf } from "../failure.ts"
import { findDeskOrder, findOrdersToPay } from "../order-desk/desk-orders.ts"
import { underOrderLock } from "../orders/order-lock.ts"
import { recordPayment } from "../orders/record-payment.ts"
import { requestMissingAmounts } from "../orders/request-missing-amounts.ts"
import { matchEntries, missingOf } from "./match-entries.ts"
import { referenceNumbers } from "./reference-numbers.ts"
import { readStatement } from "./statement/read-statement.ts"

/** Entries per call: few enough for a timely answer, so that the page can show progress. */
export const MOST_BOOKED_AT_ONCE = 20
/** The largest order number: the database keeps it in four bytes. */
const LARGEST_NUMBER = 2_147_483_647

/** Previews what a bank statement would pay. @throws NotAStatementError */
export async function previewStatement(
  container: MedusaContainer,
  content: string,
): Promise<BankStatementPreview> {
  const { entries, problems } = readStatement(content)
  const numbers = entries.flatMap(({ text }) => Object.values(referenceNumbers(text)).flat())
  const usable = [...new Set(numbers)].filter((number) => number <= LARGEST_NUMBER)
  const booked = await container.resolve(BANK_ENTRY_MODULE).findBooked(entries.map(({ id }) => id))
  const found = await findOrdersToPay(container, usable)
  const parts = await container.resolve(BANK_ENTRY_MODULE).sumParts(found.map(({ id }) => id))
  const orders: OrderToPay[] = found.map(({ id, display_id, name, method, stage, due }) => {
    return { id, display_id, name, method, stage, due, received: parts.get(id) ?? 0 }
  })
  return { entries: matchEntries(entries, { orders, booked }), problems }
}

/**
 * Marks the orders of the chosen entries as paid, with the order desk's function; what is less than due is noted as a part
 * payment. Each is checked again under its payment lock: orders paid, canceled or changed meanwhile are refused without
 * stopping the others.
 * @throws NotAStatementError
 */
export async function bookEntries(
  container: MedusaContainer,
  { content, chosen, staffId }: { content: string; chosen: readonly string[]; staffId: string },
): Promise<BookedStatement> {
  const { entries } = await previewStatement(container, content)
  const answer: BookedStatement = { done: [], refused: [] }
  for (const id of chosen) {
    const match = entries.find(({ entry }) => entry.id === id)
    try {
      if (!match?.order || !match.can_book)
        throw new Error(
          staffText({
            hu: "Ez a tétel közben megváltozott: nézze meg újra a listát.",
            en: "This entry has changed meanwhile: look at the list again.",
          }),
        )
      await bookEntry(container, match.entry, match.order, staffId)
      answer.done.push(id)
    } catch (error) {
      answer.refused.push({ id, message: reasonOf(error) })
    }
  }
  await requestMissingAmounts(container)
  return answer
}

async function bookEntry(
  container: MedusaContainer,
  entry: BankEntry,
  order: OrderToPay,
  staffId: string,
): Promise<void> {
  await underOrderLock(container, order.id, async () => {
    const bankEntries = container.resolve(BANK_ENTRY_MODULE)
    if ((await bankEntries.findBooked([entry.id])).has(entry.id))
      throw new Error(
        staffText({ hu: "Ezt a tételt közben már könyvelték.", en: "This entry was booked meanwhile." }),
      )
    const now = await findDeskOrder(container, order.id)
    if (!now || now.stage === "cancelled")
      throw new Error(
        staffText({ hu: "A rendelést közben törölték.", en: "The order was canceled meanwhile." }),
      )
    const received = (await bankEntries.sumParts([order.id])).get(order.id) ?? 0
    const missing = missingOf({ due: now.due, received })
    if (now.due !== order.due || missing <= 0)
      throw new Error(
        staffText({
          hu: "A rendelést közben kifizették vagy módosították.",
          en: "The order was paid or changed meanwhile.",
        }),
      )
    const isPart = entry.amount < missing
    if (!isPart) await recordPayment(container, order.id, staffId)
    // A process that crashes here leaves a paid order, which the next import recognizes as paid.
    await bankEntries.record({
      id: entry.id,
      order_id: order.id,
      amount: entry.amount,
      booked_by: staffId,
      is_part: isPart,
    })
    await container.resolve(NOTE_MODULE).createNotes({
      resource_type: "order",
      resource_id: order.id,
      author_id: staffId,
      value: noteOf(entry, missing),
    })
  })
}

function noteOf({ amount, payer, booked_on: day, text }: BankEntry, missing: number): string {
  const forints = (sum: number) => formatMoney(sum, CURRENCY, DEFAULT_LOCALE)
  const kind = amount < missing ? "Részfizetés számlakivonatból" : "Átutalás számlakivonatból"
  const rest = amount < missing && `még hiányzik: ${forints(missing - amount)}`
  const surplus = amount > missing && `többlet, vissza kell utalni: ${forints(amount - missing)}`
  return [kind, forints(amount), rest, surplus, payer, day, text].filter(Boolean).join(" · ")
}
