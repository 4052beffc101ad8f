import type { Letter } from "../../mail/letter.ts"
import type { OutgoingMailKind } from "../../modules/outgoing-mail/service.ts"
import { backInStock, restockConfirmation } from "../restock/restock-mails.ts"
import { withdrawalNotice, withdrawalReceipt } from "../withdrawals/withdrawal-mails.ts"

export const LETTERS: Record<OutgoingMailKind, Letter> = {
  withdrawal_receipt: withdrawalReceipt,
  withdrawal_notice: withdrawalNotice,
  restock_confirmation: restockConfirmation,
  back_in_stock: backInStock,
}
