import type { MailTemplate } from "../../mail/mail-template.ts"
import type { OutgoingMailKind } from "../../modules/outgoing-mail/service.ts"
import { accountMails } from "../account/account-mail-templates.ts"
import { staffMails } from "../account/staff-mails.ts"
import { paymentReturned } from "../card-payments/payment-returned-mail.ts"
import { cartReminder } from "../cart-reminders/cart-reminder-mail.ts"
import {
  complaintAnswer,
  complaintNotice,
  complaintNotices,
  complaintReceipt,
} from "../complaints/complaint-mails.ts"
import { contactNotice, contactNotices, contactReceipt } from "../contact/contact-mails.ts"
import { giftCardMail, giftCardSentMail } from "../gift-card-sales/gift-card-mails.ts"
import { newsletterConfirmation, newsletterSignUp } from "../newsletter/newsletter-mail.ts"
import { orderChanged } from "../orders/mails/changed-mail.ts"
import { largeTransfer } from "../orders/mails/large-transfer-mail.ts"
import { orderCancelled, orderPaid, orderRefunded } from "../orders/mails/money-mails.ts"
import { ownerOrder, ownerOrders } from "../orders/mails/owner-mails.ts"
import { orderDelivered, orderReady, orderShipped, orderTracking } from "../orders/mails/parcel-mails.ts"
import { orderPlaced } from "../orders/mails/placed-mail.ts"
import { returnReceived, returnRequested } from "../orders/mails/return-mails.ts"
import { transferDeadline, transferPart, transferReminder } from "../orders/mails/transfer-reminder-mail.ts"
import { orderTransferMail } from "../orders/order-transfer.ts"
import { orderLinkMail } from "../orders/request-order-link.ts"
import { backInStock, restockConfirmation } from "../restock/restock-mails.ts"
import { reviewRefused, reviewRequest } from "../reviews/review-mails.ts"
import { withdrawalAnswer } from "../withdrawals/answer-withdrawal.ts"
import { withdrawalNotice, withdrawalNotices, withdrawalReceipt } from "../withdrawals/withdrawal-mails.ts"

export const MAIL_TEMPLATES: Record<OutgoingMailKind, MailTemplate> = {
  ...accountMails,
  ...staffMails,
  order_link: orderLinkMail,
  order_transfer: orderTransferMail,
  transfer_reminder: transferReminder,
  transfer_part: transferPart,
  transfer_deadline: transferDeadline,
  large_transfer: largeTransfer,
  order_placed: orderPlaced,
  newsletter_confirmation: newsletterConfirmation,
  order_paid: orderPaid,
  order_ready: orderReady,
  order_shipped: orderShipped,
  order_tracking: orderTracking,
  order_delivered: orderDelivered,
  order_changed: orderChanged,
  order_cancelled: orderCancelled,
  order_refunded: orderRefunded,
  return_requested: returnRequested,
  return_received: returnReceived,
  owner_order: ownerOrder,
  owner_orders: ownerOrders,
  withdrawal_receipt: withdrawalReceipt,
  withdrawal_answer: withdrawalAnswer,
  withdrawal_notice: withdrawalNotice,
  withdrawal_notices: withdrawalNotices,
  complaint_receipt: complaintReceipt,
  complaint_answer: complaintAnswer,
  complaint_notice: complaintNotice,
  complaint_notices: complaintNotices,
  contact_receipt: contactReceipt,
  contact_notice: contactNotice,
  contact_notices: contactNotices,
  newsletter_sign_up: newsletterSignUp,
  restock_confirmation: restockConfirmation,
  back_in_stock: backInStock,
  payment_returned: paymentReturned,
  review_request: reviewRequest,
  review_refused: reviewRefused,
  cart_reminder: cartReminder,
  gift_card: giftCardMail,
  gift_card_sent: giftCardSentMail,
}
