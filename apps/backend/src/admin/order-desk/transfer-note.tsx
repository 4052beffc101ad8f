import { Text } from "@medusajs/ui"
import type { TransferNotes } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { fetchJson } from "../back-end.ts"
import { formatDay } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { adminLanguage } from "../language.ts"
import { useAnswer } from "../use-answer.ts"

interface NoteTexts {
  possible: (entry: string) => string
  late: string
}

const TEXTS = textsForStaff<NoteTexts>({
  hu: {
    possible: (entry) => `Lehet, hogy megérkezett, döntsön róla: ${entry}`,
    late: "A hiányzó rész nem jött meg határidőre: adjon új határidőt, vagy törölje a rendelést.",
  },
  en: {
    possible: (entry) => `It may have arrived, please decide: ${entry}`,
    late: "The missing part has not come in time: give a new deadline, or cancel the order.",
  },
})

export const readTransferNotes = async () =>
  (await fetchJson<{ notes: TransferNotes[] }>("/admin/bank-statement/notes")).notes

interface TransferNoteProps {
  orderId: string
  /** Of all orders; null until they were read. */
  notes: readonly TransferNotes[] | null
}

/** What bank statements say about an order that waits for money; nothing for most. */
export function TransferNote({ orderId, notes }: TransferNoteProps) {
  const texts = TEXTS[adminLanguage()]
  const note = notes?.find(({ order_id: id }) => id === orderId)
  if (!note) return null
  return (
    <>
      {note.rest_is_late && (
        <Text size="xsmall" className="max-w-64 whitespace-normal py-1">
          {texts.late}
        </Text>
      )}
      {note.possible_transfers.map((entry) => (
        <Text key={entry.id} size="xsmall" className="max-w-64 whitespace-normal py-1">
          <a className="text-ui-fg-interactive" href="/app/bank-statement">
            {texts.possible(describe(entry))}
          </a>
        </Text>
      ))}
    </>
  )
}

/** The same for a page with one order. */
export function ReadTransferNote({ orderId }: Pick<TransferNoteProps, "orderId">) {
  const [notes] = useAnswer(readTransferNotes)
  return <TransferNote orderId={orderId} notes={notes} />
}

const describe = ({ amount, currency, payer, booked_on: day }: TransferNotes["possible_transfers"][number]) =>
  [currency === "HUF" ? formatMoney(amount) : `${amount} ${currency}`, payer, day && formatDay(day)]
    .filter(Boolean)
    .join(", ")
