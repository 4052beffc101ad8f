import type { DeskEvent } from "@porteka/commerce-sdk"
import { textsByLanguage } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface EventTexts {
  kinds: Record<DeskEvent["kind"], string>
  mails: Record<string, string>
  mailStates: Record<string, string>
  invoices: Record<string, string>
  invoiceStates: Record<string, string>
  reasons: Record<string, string>
  /** Actions of a staff member. */
  by: (who: string) => string
  to: (who: string) => string
}

const TEXTS = textsByLanguage<EventTexts>({
  hu: {
    kinds: {
      placed: "Megrendelve",
      checked: "Szokatlan rendelés: megnézve, rendben",
      paid: "Kifizetve",
      refunded: "Visszatérítve",
      gift_card_returned: "Visszakerült az ajándékutalványra",
      packed: "Becsomagolva",
      shipped: "Feladva",
      delivered: "Kézbesítve",
      parcel_withdrawn: "Csomag visszavonva",
      changed: "Módosítva",
      redirected: "Másik átvételi pontra irányítva",
      exchanged: "Csere",
      claimed: "Reklamáció",
      return_requested: "Visszaküldés várható",
      return_received: "Visszaküldés megérkezett",
      cancelled: "Törölve",
      withdrawal: "A vevő elállt",
      invoice: "Számla",
      mail: "Levél",
      note: "Megjegyzés",
    },
    mails: {
      order_placed: "Visszaigazolás",
      order_paid: "Fizetés beérkezett",
      order_ready: "Átvehető",
      order_shipped: "Feladva",
      order_tracking: "Csomagszám",
      order_delivered: "Kézbesítve",
      review_request: "Véleménykérés",
      order_cancelled: "Törlés",
      order_refunded: "Visszatérítés",
      order_changed: "Módosítás",
      return_requested: "Visszaküldés tudnivalói",
      return_received: "Visszaküldés megérkezett",
      gift_card: "Ajándékutalvány",
      gift_card_sent: "Ajándékutalvány elküldve: értesítés a vevőnek",
      order_link: "Link a rendeléshez",
      order_transfer: "Áthelyezés fiókba",
      transfer_reminder: "Emlékeztető az utalásra",
      withdrawal_receipt: "Elállás elismervénye",
      withdrawal_answer: "Válasz az elállásra",
      withdrawal_notice: "Elállás: értesítés a boltnak",
      payment_returned: "Visszautalt fizetés",
      newsletter_confirmation: "Hírlevél megerősítése",
      owner_order: "Új rendelés: értesítés a boltnak",
      large_transfer: "Nagy összegű átutalás: kérdés a bolthoz",
    },
    mailStates: {
      pending: "küldésre vár",
      sending: "küldés alatt",
      sent: "elküldve",
      failed: "nem ment el",
    },
    invoices: { invoice: "Számla", storno: "Sztornószámla", correction: "Helyesbítő számla" },
    invoiceStates: {
      pending: "Kiállításra vár",
      issuing: "Kiállítás alatt",
      issued: "Kiállítva",
      failed: "Nem sikerült",
    },
    reasons: {
      unpaid: "nem érkezett meg a pénz",
      customer: "a vevő kérte",
      out_of_stock: "nincs készleten",
      other: "egyéb ok",
    },
    by: (who) => `intézte: ${who}`,
    to: (who) => `címzett: ${who}`,
  },
  en: {
    kinds: {
      placed: "Placed",
      checked: "Unusual order: looked at, fine",
      paid: "Paid",
      refunded: "Refunded",
      gift_card_returned: "Returned to the gift card",
      packed: "Packed",
      shipped: "Shipped",
      delivered: "Delivered",
      parcel_withdrawn: "Parcel canceled",
      changed: "Changed",
      redirected: "Sent to another pickup point",
      exchanged: "Exchange",
      claimed: "Claim",
      return_requested: "Return expected",
      return_received: "Return received",
      cancelled: "Canceled",
      withdrawal: "The customer has withdrawn",
      invoice: "Invoice",
      mail: "E-mail",
      note: "Note",
    },
    mails: {
      order_placed: "Confirmation",
      order_paid: "Payment received",
      order_ready: "Ready to collect",
      order_shipped: "Shipped",
      order_tracking: "Parcel number",
      order_delivered: "Delivered",
      review_request: "Request for a review",
      order_cancelled: "Cancellation",
      order_refunded: "Refund",
      order_changed: "Change",
      return_requested: "How to return",
      return_received: "Return received",
      gift_card: "Gift card",
      gift_card_sent: "Gift card sent: told to the buyer",
      order_link: "Link to the order",
      order_transfer: "Move to an account",
      transfer_reminder: "Payment reminder",
      withdrawal_receipt: "Receipt of withdrawal",
      withdrawal_answer: "Answer to the withdrawal",
      withdrawal_notice: "Withdrawal: notice to the shop",
      payment_returned: "Payment returned",
      newsletter_confirmation: "Newsletter confirmation",
      owner_order: "New order: notice to the shop",
      large_transfer: "Large transfer: question to the shop",
    },
    mailStates: { pending: "waiting", sending: "being sent", sent: "sent", failed: "not sent" },
    invoices: { invoice: "Invoice", storno: "Canceling invoice", correction: "Correcting invoice" },
    invoiceStates: {
      pending: "Waiting to be issued",
      issuing: "Being issued",
      issued: "Issued",
      failed: "Failed",
    },
    reasons: {
      unpaid: "not paid",
      customer: "asked for by the customer",
      out_of_stock: "out of stock",
      other: "another reason",
    },
    by: (who) => `by ${who}`,
    to: (who) => `to ${who}`,
  },
})

export const eventTexts = (): EventTexts => TEXTS[adminLanguage()]
