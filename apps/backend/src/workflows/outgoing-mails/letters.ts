import type { Letter } from "../../mail/letter.ts"
import type { OutgoingMailKind } from "../../modules/outgoing-mail/service.ts"
import { withdrawalNotice, withdrawalReceipt } from "../withdrawals/withdrawal-mails.ts"

export const LETTERS: Record<OutgoingMailKind, Letter> = {
  withdrawal_receipt: withdrawalReceipt,
  withdrawal_notice: withdrawalNotice,
}
