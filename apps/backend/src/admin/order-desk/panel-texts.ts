import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface PanelTexts {
  heading: string
  payment: string
  total: string
  /** What gift cards left to pay of the total. */
  toPay: string
  byCard: (total: string, paid: string) => string
  backOnCard: (amount: string) => string
  sums: (name: string, amount: string, paid: string, refunded: string | null) => string
  comingBack: (amount: string) => string
  stillDue: (amount: string) => string
  /** Of a part payment from a bank statement. */
  part: (arrived: string, missing: string) => string
  transferToReturn: (amount: string) => string
  owed: (amount: string) => string
  reference: (reference: string, dueOn: string) => string
  changeDeadline: string
  newDeadline: string
  saveDeadline: string
  deadlineSaved: string
  company: (name: string, taxNumber: string | null) => string
  billedAbroad: (address: string) => string
  destination: string
  noDelivery: string
  code: (carrier: string, code: string) => string
  recipient: (name: string) => string
  erased: string
  holdsDeletion: string
  changePoint: string
  findPoint: string
  find: string
  noPoint: string
  newPoint: string
  savePoint: string
  pointSaved: string
  wish: (notes: string) => string
  items: string
  /** Of an order that is not sent, or that was sent. */
  ordered: string
  invoices: string
  noInvoice: string
  neverInvoiced: string
  sample: string
  file: string
  again: string
  timeline: string
  noteLabel: string
  addNote: string
}

const TEXTS = textsForStaff<PanelTexts>({
  hu: {
    heading: "Teendők a rendeléssel",
    payment: "Fizetés",
    total: "Végösszeg",
    toPay: "Fizetendő",
    byCard: (total, paid) => `Végösszeg: ${total}, ajándékutalvánnyal fizetve: ${paid}`,
    backOnCard: (amount) => `Az ajándékutalványra visszakerült: ${amount}`,
    sums: (name, amount, paid, refunded) =>
      `${name}: ${amount}, befizetve: ${paid}${refunded ? `, visszatérítve: ${refunded}` : ""}`,
    comingBack: (amount) => `Ebből visszajön: ${amount}`,
    stillDue: (amount) => `Még fizetendő: ${amount}`,
    part: (arrived, missing) =>
      `Ebből megérkezett: ${arrived}, hiányzik: ${missing}. A vevő levelet kapott róla; a bolt nem törli magától a rendelést.`,
    transferToReturn: (amount) => `Átutalásból visszautalandó: ${amount}`,
    owed: (amount) => `Visszajár: ${amount}`,
    reference: (reference, dueOn) => `Közlemény: ${reference}, határidő: ${dueOn}`,
    changeDeadline: "Más fizetési határidő",
    newDeadline: "Új határidő (a vevő levélben megkapja)",
    saveDeadline: "Mentés",
    deadlineSaved: "Elmentve. A vevő levelet kap az új határidőről.",
    company: (name, taxNumber) => `Céges számla: ${name}${taxNumber ? `, adószám: ${taxNumber}` : ""}`,
    billedAbroad: (address) => `Számlázási cím: ${address}`,
    destination: "Hová megy",
    noDelivery: "Nincs szállítás",
    code: (carrier, code) => `${carrier}, kód: ${code}`,
    recipient: (name) => `Átvevő: ${name}`,
    holdsDeletion:
      "A vevő törölte a fiókját. Adatai akkor törlődnek, ha ez a rendelés úton van, lezárult vagy törölték.",
    erased: "A vevő személyes adatait törölték: levelet már nem kap.",
    changePoint: "Másik átvételi pont",
    findPoint: "Irányítószám, település vagy cím",
    find: "Keresés",
    noPoint: "Nincs ilyen nyitott átvételi pont.",
    newPoint: "Új átvételi pont",
    savePoint: "Ide küldjük",
    pointSaved: "A rendelés az új átvételi pontra megy.",
    wish: (notes) => `A vevő megjegyzése: ${notes}`,
    items: "Csomagba kerül",
    ordered: "Megrendelve",
    invoices: "Számlák",
    noInvoice: "Még nincs. Fizetéskor, utánvétnél feladáskor készül.",
    neverInvoiced: "Nem készült: a rendelést törölték.",
    sample: "Minta, nem számla: nincs bekötve számlázó.",
    file: "Letöltés (PDF)",
    again: "Újra",
    timeline: "Ami eddig történt",
    noteLabel: "Megjegyzés a munkatársaknak (a vevő nem látja)",
    addNote: "Hozzáadás",
  },
  en: {
    heading: "What to do with this order",
    payment: "Payment",
    total: "Total",
    toPay: "To pay",
    byCard: (total, paid) => `Total: ${total}, paid by gift card: ${paid}`,
    backOnCard: (amount) => `Returned to the gift card: ${amount}`,
    sums: (name, amount, paid, refunded) =>
      `${name}: ${amount}, paid: ${paid}${refunded ? `, refunded: ${refunded}` : ""}`,
    comingBack: (amount) => `Of the total, to be sent back: ${amount}`,
    stillDue: (amount) => `Still to be paid: ${amount}`,
    part: (arrived, missing) =>
      `Of this, ${arrived} have arrived; ${missing} are missing. The customer got an e-mail about it; the shop does not cancel the order by itself.`,
    transferToReturn: (amount) => `To be transferred back: ${amount}`,
    owed: (amount) => `To be refunded: ${amount}`,
    reference: (reference, dueOn) => `Reference: ${reference}, due on ${dueOn}`,
    changeDeadline: "Another payment deadline",
    newDeadline: "New deadline (the customer gets it by e-mail)",
    saveDeadline: "Save",
    deadlineSaved: "Saved. The customer gets an e-mail about the new deadline.",
    company: (name, taxNumber) => `Company: ${name}${taxNumber ? `, tax number: ${taxNumber}` : ""}`,
    billedAbroad: (address) => `Billing address: ${address}`,
    destination: "Where it goes",
    noDelivery: "No delivery",
    code: (carrier, code) => `${carrier}, code: ${code}`,
    recipient: (name) => `Recipient: ${name}`,
    holdsDeletion:
      "The customer has deleted the account. The data are erased once this order is sent, completed or canceled.",
    erased: "The customer's personal data were erased: no e-mails are sent any more.",
    changePoint: "Another pickup point",
    findPoint: "Postal code, town or address",
    find: "Search",
    noPoint: "There is no such open pickup point.",
    newPoint: "New pickup point",
    savePoint: "Send it there",
    pointSaved: "The order goes to the new pickup point.",
    wish: (notes) => `The customer's note: ${notes}`,
    items: "What to pack",
    ordered: "Ordered",
    invoices: "Invoices",
    noInvoice: "None yet. It is made when the order is paid; with cash on delivery, when it is shipped.",
    neverInvoiced: "None was made: the order was canceled.",
    sample: "A sample, not an invoice: no invoicing service is connected.",
    file: "Download (PDF)",
    again: "Try again",
    timeline: "What has happened so far",
    noteLabel: "Note for the staff (the customer does not see it)",
    addNote: "Add",
  },
})

export const panelTexts = (): PanelTexts => TEXTS[adminLanguage()]
