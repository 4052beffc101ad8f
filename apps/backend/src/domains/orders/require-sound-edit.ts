import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { LINE_OPTIONS } from "@porteka/shop"
import { readRecords } from "../../records/read-records.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import type { Words } from "../../staff-language/staff-language.ts"
import type { ChargedLine } from "../line-options/plan-charges.ts"
import { type EditFault, findEditFault } from "./edit-fault.ts"

/** Call it before an edit is requested or confirmed. @throws not_allowed */
export async function requireSoundEdit(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await readRecords<{ items?: ChargedLine[] }>(container, {
    entity: "order",
    fields: ["items.*", "items.detail.quantity"],
    filters: { id: orderId },
  })
  if (!order) return
  const preview = await container.resolve(Modules.ORDER).previewOrderChange(orderId)
  const fault = findEditFault(order.items ?? [], (preview.items ?? []) as unknown as ChargedLine[])
  if (fault) throw notAllowed(wordsOf(fault))
}

function wordsOf(fault: EditFault): Words {
  if (fault.kind === "nothing_left")
    return {
      hu: "Így nem maradna termék a rendelésben, a szállítási díját mégis kérné a bolt. Ha nincs mit küldeni, szakítsa meg a szerkesztést, és törölje a rendelést.",
      en: "No product would be left in the order, but its delivery would still be charged. If there is nothing to send, cancel the edit and then the order.",
    }
  const { label } = LINE_OPTIONS[fault.key]
  const { quantity, wanted } = fault
  return {
    hu: `${label.hu}: ${quantity} db maradna a rendelésben, pedig már csak ${wanted} darabhoz tartozik. Vegye le ezt is, vagy állítsa be, mennyi legyen.`,
    en: `${label.en}: ${quantity} would stay in the order, though it belongs to ${wanted} only. Take it out as well, or set how many there should be.`,
  }
}
