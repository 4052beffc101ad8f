import type { DeskStage, DeskStep } from "@porteka/commerce-sdk"

type Colour = "green" | "orange" | "red" | "blue" | "grey"

export const STAGES: Record<DeskStage, { label: string; color: Colour }> = {
  problem: { label: "Teendő van vele", color: "red" },
  to_pay: { label: "Fizetésre vár", color: "orange" },
  to_pack: { label: "Csomagolandó", color: "blue" },
  to_ship: { label: "Feladandó", color: "blue" },
  under_way: { label: "Úton", color: "grey" },
  done: { label: "Kész", color: "green" },
  cancelled: { label: "Törölve", color: "grey" },
}

/** What is said in one press. */
export const STEPS: Record<DeskStep, string> = {
  paid: "Megérkezett a pénz",
  packed: "Becsomagolva",
  shipped: "Feladva",
  delivered: "Kézbesítve",
}

export const PROBLEMS: Record<string, string> = {
  invoice_failed: "Egy számla kiállítása nem sikerült.",
  mail_failed: "Egy levél nem ment el.",
  return_expected: "A vevő visszaküld belőle: átvételre vár.",
  withdrawal: "A vevő elállt tőle: válaszra vár.",
  money_to_return: "Több pénz érkezett, mint amennyi jár érte: vissza kell téríteni.",
}

export const PAYMENT_METHODS: Record<string, string> = {
  bank_transfer: "Banki átutalás",
  cash_on_delivery: "Utánvét",
  card: "Bankkártya",
}

export const MAILS: Record<string, string> = {
  order_placed: "Visszaigazolás",
  order_paid: "Fizetés beérkezett",
  order_ready: "Átvehető",
  order_shipped: "Feladva",
  order_delivered: "Kézbesítve",
  order_cancelled: "Törlés",
  order_refunded: "Visszatérítés",
  order_changed: "Módosítás",
  return_requested: "Visszaküldés tudnivalói",
  return_received: "Visszaküldés megérkezett",
  order_link: "Link a rendeléshez",
  order_transfer: "Áthelyezés fiókba",
  transfer_reminder: "Emlékeztető az utalásra",
  withdrawal_receipt: "Elállás elismervénye",
  payment_returned: "Visszautalt fizetés",
  newsletter_confirmation: "Hírlevél megerősítése",
  owner_order: "Értesítés a boltnak",
}

export const MAIL_STATES: Record<string, string> = {
  pending: "küldésre vár",
  sending: "küldés alatt",
  sent: "elküldve",
  failed: "nem ment el",
}
