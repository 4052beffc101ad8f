import type { Letter } from "../../mail/letter.ts"
import type { OutgoingMailKind } from "../../modules/outgoing-mail/service.ts"
import { paymentReturned } from "../card-payments/payment-returned-mail.ts"
import { newsletterConfirmation } from "../newsletter/newsletter-mail.ts"
import { orderLinkLetter } from "../orders/ask-for-link.ts"
import { orderCancelled, orderPaid, orderRefunded } from "../orders/mails/money-letters.ts"
import { orderReady, orderShipped, returnReceived } from "../orders/mails/parcel-letters.ts"
import { orderPlaced } from "../orders/mails/placed-letter.ts"
import { backInStock, restockConfirmation } from "../restock/restock-mails.ts"
import { withdrawalNotice, withdrawalReceipt } from "../withdrawals/withdrawal-mails.ts"

export const LETTERS: Record<OutgoingMailKind, Letter> = {
  order_link: orderLinkLetter,
  order_placed: orderPlaced,
  newsletter_confirmation: newsletterConfirmation,
  order_paid: orderPaid,
  order_ready: orderReady,
  order_shipped: orderShipped,
  order_cancelled: orderCancelled,
  order_refunded: orderRefunded,
  return_received: returnReceived,
  withdrawal_receipt: withdrawalReceipt,
  withdrawal_notice: withdrawalNotice,
  restock_confirmation: restockConfirmation,
  back_in_stock: backInStock,
  payment_returned: paymentReturned,
}
