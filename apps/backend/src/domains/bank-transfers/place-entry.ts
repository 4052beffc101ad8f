import type { MedusaContainer } from "@medusajs/framework/types"
import type { BookedStatement, EntryStep, OrderToPay } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { reasonOf } from "../../logs/failure.ts"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import type { StoredEntry } from "../../modules/bank-entry/service.ts"
import { NOTE_MODULE } from "../../modules/note/index.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { coverByParts } from "../orders/cover-parts.ts"
import { underOrderLock } from "../orders/order-lock.ts"
import { requestMissingAmounts } from "../orders/request-missing-amounts.ts"
import { shareOf } from "./match-entries.ts"
import { readOrdersToPay, readOrderToPay } from "./orders-to-pay.ts"
import { matchStored } from "./read-in-statement.ts"
import { missingOf } from "./suggest-shares.ts"

/** Entries per call: few enough for a timely answer, so that the page can show progress. */
export const MOST_BOOKED_AT_ONCE = 20

/**
 * Assigns the chosen entries to the orders they name. Each order is read again under its payment lock: those that were paid,
 * canceled or changed meanwhile are refused without stopping the others.
 */
export async function bookEntries(
  container: MedusaContainer,
  { chosen, staffId }: { chosen: readonly string[]; staffId: string },
): Promise<BookedStatement> {
  const answer: BookedStatement = { done: [], refused: [] }
  for (const id of chosen) {
    try {
      const entry = await findEntry(container, id)
      const [match] = await matchStored(container, [entry])
      if (!match?.order || !match.can_book) throw hasChanged()
      await assign(container, { entry, share: entry.amount, order: match.order, staffId })
      answer.done.push(id)
    } catch (error) {
      answer.refused.push({ id, message: reasonOf(error) })
    }
  }
  await requestMissingAmounts(container)
  return answer
}

/** @throws not_allowed with a sentence for the staff */
export async function placeEntry(
  container: MedusaContainer,
  { id, step, staffId }: { id: string; step: EntryStep; staffId: string },
): Promise<void> {
  const entry = await findEntry(container, id)
  if (step.step === "assign") {
    const share = step.amount ?? entry.amount
    if (share > entry.amount)
      throw notAllowed({
        hu: `Ebből a tételből már csak ${forints(entry.amount)} van szabadon.`,
        en: `Only ${forints(entry.amount)} of this entry are left.`,
      })
    if (entry.currency !== CURRENCY || entry.amount < 0)
      throw notAllowed({
        hu: "Csak forintban beérkezett összeg tartozhat rendeléshez.",
        en: "Only forints that came in can belong to an order.",
      })
    const order = (await readOrdersToPay(container, [step.order])).find(
      ({ display_id: number }) => number === step.order,
    )
    if (!order)
      throw notAllowed({ hu: "Nincs ilyen számú rendelés.", en: "There is no order with this number." })
    await assign(container, { entry, share, order, staffId })
    await requestMissingAmounts(container)
  } else if (step.step === "undo") await undo(container, entry)
  else await settle(container, entry, { isReturned: step.step === "return", staffId })
}

interface Assignment {
  entry: StoredEntry
  /** What the order gets of it. */
  share: number
  /** As the staff saw it. */
  order: OrderToPay
  staffId: string
}

/** The entry gets its order before the order is paid, so that a process that dies between them leaves money that is known. */
async function assign(
  container: MedusaContainer,
  { entry, share, order, staffId }: Assignment,
): Promise<void> {
  await underOrderLock(container, order.id, async () => {
    const now = await readOrderToPay(container, order.id)
    if (!now || now.is_cancelled !== order.is_cancelled)
      throw notAllowed({ hu: "A rendelést közben törölték.", en: "The order was canceled meanwhile." })
    if (now.due !== order.due || now.received !== order.received || now.by_hand !== order.by_hand)
      throw notAllowed({
        hu: "A rendelést közben kifizették vagy módosították.",
        en: "The order was paid or changed meanwhile.",
      })
    const { isPart, spare } = shareOf(now, share)
    if (isPart && now.method === "cash_on_delivery" && share < missingOf(now))
      throw notAllowed({
        hu: "Utánvétes rendelésre részfizetés nem könyvelhető: a futár a teljes árat szedi be.",
        en: "An order paid on delivery takes no part payment: the courier collects the whole price.",
      })
    const isAssigned = await container
      .resolve(BANK_ENTRY_MODULE)
      .assign(entry.id, { orderId: order.id, amount: entry.amount, share, isPart, spare, staffId })
    if (!isAssigned) throw hasChanged()
    await addNote(container, order.id, staffId, assignedNote({ entry, share, order: now }))
    if (isPart) await coverByParts(container, order.id, staffId)
  })
}

async function settle(
  container: MedusaContainer,
  entry: StoredEntry,
  { isReturned, staffId }: { isReturned: boolean; staffId: string },
): Promise<void> {
  const orderId = entry.order_id
  const order = orderId ? await readOrderToPay(container, orderId) : undefined
  const rest = entry.is_part && order?.is_cancelled ? entry.amount : entry.spare
  if (rest === 0 || (orderId && !isReturned)) throw hasChanged()
  const as = isReturned ? "returned" : "set_aside"
  if (!(await container.resolve(BANK_ENTRY_MODULE).settle(entry.id, as, staffId))) throw hasChanged()
  if (orderId) await addNote(container, orderId, staffId, `Visszautalva · ${forints(rest)} · ${entry.payer}`)
}

async function undo(container: MedusaContainer, entry: StoredEntry): Promise<void> {
  const entries = container.resolve(BANK_ENTRY_MODULE)
  if (entry.settled_as) await entries.unsettle(entry.id)
  else if (!entry.order_id) throw hasChanged()
  else {
    const isReleased = await underOrderLock(container, entry.order_id, () => entries.release(entry.id))
    if (!isReleased)
      throw notAllowed({
        hu: "Ez a tétel már kifizette a rendelését: a pénzt a rendelés oldalán térítheti vissza.",
        en: "This entry has paid its order: refund the money on the order's page.",
      })
  }
}

async function findEntry(container: MedusaContainer, id: string): Promise<StoredEntry> {
  const entry = await container.resolve(BANK_ENTRY_MODULE).find(id)
  if (!entry) throw hasChanged()
  return entry
}

const addNote = (container: MedusaContainer, orderId: string, staffId: string, value: string) =>
  container
    .resolve(NOTE_MODULE)
    .createNotes({ resource_type: "order", resource_id: orderId, author_id: staffId, value })

const forints = (sum: number) => formatMoney(sum, CURRENCY, DEFAULT_LOCALE)

function assignedNote({ entry, share, order }: Omit<Assignment, "staffId">): string {
  const { amount, whole, payer, booked_on: day, text } = entry
  const { isPart, spare } = shareOf(order, share)
  const missing = missingOf(order)
  const isTooLittle = isPart && share < missing
  const kind = isTooLittle ? "Részfizetés számlakivonatból" : "Átutalás számlakivonatból"
  const all = whole ?? amount
  const isDivided = share < all && `a beérkezett ${forints(all)} része`
  const rest = isTooLittle && `még hiányzik: ${forints(missing - share)}`
  const surplus = isPart ? Math.max(0, share - missing) : spare
  const back = surplus > 0 && `többlet, vissza kell utalni: ${forints(surplus)}`
  return [kind, forints(share), isDivided, rest, back, payer, day, text].filter(Boolean).join(" · ")
}

const hasChanged = () =>
  notAllowed({
    hu: "Ez a tétel közben megváltozott: nézze meg újra a listát.",
    en: "This entry has changed meanwhile: look at the list again.",
  })
