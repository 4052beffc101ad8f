import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface FiguresTexts {
  heading: string
  hint: string
  periods: Record<number, string>
  before: string
  turnover: string
  orders: string
  average: string
  conversion: string
  conversionHint: string
  visits: string
  visitsHint: string
  visitConversion: string
  visitConversionHint: string
  funnel: string
  funnelHint: string
  funnelColumns: string[]
  funnelSteps: Record<"visits" | "product_views" | "carts" | "checkouts" | "orders", string>
  refunds: string
  refundsHint: (count: number) => string
  refundColumns: string[]
  noReason: string
  perDay: string
  dayColumns: string[]
  toDo: string
  withdrawals: (count: number) => string
  complaints: (count: number) => string
  complaintDue: (day: string) => string
  messages: (count: number) => string
  bankEntries: (count: number) => string
  reviews: (count: number) => string
  deletions: string
  unpaid: string
  unpaidNone: string
  waitingSince: (moment: string) => string
  best: string
  bestColumns: string[]
  unsold: string
  unsoldColumns: string[]
  stock: string
  stockColumns: string[]
  days: (count: number) => string
  none: string
  missed: string
  missedColumns: string[]
  allMissed: string
  vat: string
  vatHint: string
  vatSamples: string
  vatColumns: string[]
  vatTotal: string
  year: string
  invoices: string
}

const TEXTS = textsForStaff<FiguresTexts>({
  hu: {
    heading: "Áttekintés",
    hint: "Bruttó összegek; a visszatérített pénz és a törölt rendelések nincsenek benne.",
    periods: { 1: "Ma", 7: "7 nap", 30: "30 nap", 90: "90 nap" },
    before: "az előző időszakban",
    turnover: "Forgalom",
    orders: "Rendelések",
    average: "Átlagos rendelés",
    conversion: "Kosárból rendelés",
    conversionHint: "Ennyi megkezdett kosárból lett megrendelés",
    visits: "Látogatások",
    visitsHint: "Ennyiszer érkezett valaki a boltba kívülről",
    visitConversion: "Látogatásból rendelés",
    visitConversionHint: "Ennyi látogatásból lett megrendelés",
    funnel: "A látogatástól a rendelésig",
    funnelHint:
      "Sütik nélkül, naponta összesítve számolja a bolt: senkit nem követ, ezért aki kétszer jön, kétszer számít. A keresőrobotok és az előre letöltött oldalak nincsenek benne.",
    funnelColumns: ["Lépés", "Most", "A látogatásokhoz képest", "Előző időszak"],
    funnelSteps: {
      visits: "Látogatások",
      product_views: "Megnézett terméklapok",
      carts: "Megkezdett kosarak",
      checkouts: "A pénztár megnyitásai, újratöltéssel együtt",
      orders: "Rendelések",
    },
    refunds: "Visszatérítve",
    refundsHint: (count) => `${count} visszatérítés`,
    refundColumns: ["Rendelés", "Mikor", "Ok", "Összeg"],
    noReason: "nincs megadva",
    perDay: "Naponta",
    dayColumns: ["Nap", "Forgalom", "Látogatások", "Kosarak", "Rendelések", "Visszatérítve"],
    toDo: "Teendők",
    withdrawals: (count) => `Válaszra váró elállás: ${count}`,
    complaints: (count) => `Válaszra váró panasz: ${count}`,
    complaintDue: (day) => ` (az első határideje ${day})`,
    messages: (count) => `Válaszra váró üzenet: ${count}`,
    bankEntries: (count) => `Rendezetlen banki tétel: ${count}`,
    reviews: (count) => `Elbírálandó vélemény: ${count}`,
    deletions: "A vevő fiókjának törlése erre a rendelésre vár:",
    unpaid: "Fizetésre várnak a legrégebben",
    unpaidNone: "Nincs kifizetetlen rendelés.",
    waitingSince: (moment) => `${moment} óta`,
    best: "Ezek fogynak a legjobban",
    bestColumns: ["Termék", "Darab", "Érték"],
    unsold: "90 napja nem fogynak, pedig van belőlük",
    unsoldColumns: ["Termék", "Készlet"],
    stock: "Elfogyott vagy fogyóban",
    stockColumns: ["Termék", "Készlet", "Eladva 30 nap alatt", "Kitart"],
    days: (count) => `${count} napig`,
    none: "Most nincs ilyen.",
    missed: "Amit hiába kerestek",
    missedColumns: ["Keresett szó", "Hányszor"],
    allMissed: "Mind",
    vat: "ÁFA havonta",
    vatHint:
      "A kiállított számlákból, a sztornó- és helyesbítő számlákkal együtt, a kiállítás napja szerint. Bevallás előtt egyeztesse a könyvelőjével.",
    vatSamples: "Vannak köztük minták: nincs bekötve számlázó.",
    vatColumns: ["Hónap", "Kulcs", "Bizonylatok", "Nettó", "ÁFA", "Bruttó"],
    vatTotal: "Összesen",
    year: "Év",
    invoices: "Számlák listája",
  },
  en: {
    heading: "Overview",
    hint: "Gross amounts; refunds and canceled orders are taken off.",
    periods: { 1: "Today", 7: "7 days", 30: "30 days", 90: "90 days" },
    before: "in the period before",
    turnover: "Turnover",
    orders: "Orders",
    average: "Average order",
    conversion: "Carts ordered",
    conversionHint: "So many of the carts that were begun became orders",
    visits: "Visits",
    visitsHint: "How often somebody came to the shop from outside",
    visitConversion: "Visits ordered",
    visitConversionHint: "So many of the visits became orders",
    funnel: "From visit to order",
    funnelHint:
      "Counted by the shop without cookies, as sums of a day: nobody is followed, so whoever comes twice counts twice. Robots and pages fetched ahead are not counted.",
    funnelColumns: ["Step", "Now", "Of the visits", "Period before"],
    funnelSteps: {
      visits: "Visits",
      product_views: "Product pages seen",
      carts: "Carts begun",
      checkouts: "Openings of the checkout, reloads included",
      orders: "Orders",
    },
    refunds: "Refunded",
    refundsHint: (count) => `${count} ${count === 1 ? "refund" : "refunds"}`,
    refundColumns: ["Order", "When", "Reason", "Amount"],
    noReason: "not given",
    perDay: "By day",
    dayColumns: ["Day", "Turnover", "Visits", "Carts", "Orders", "Refunded"],
    toDo: "To do",
    withdrawals: (count) => `Withdrawals to answer: ${count}`,
    complaints: (count) => `Complaints to answer: ${count}`,
    complaintDue: (day) => ` (the first by ${day})`,
    messages: (count) => `Messages to answer: ${count}`,
    bankEntries: (count) => `Bank entries to settle: ${count}`,
    reviews: (count) => `Reviews to decide on: ${count}`,
    deletions: "The deletion of the customer's account waits for this order:",
    unpaid: "Waiting longest for payment",
    unpaidNone: "No unpaid orders.",
    waitingSince: (moment) => `since ${moment}`,
    best: "Best sellers",
    bestColumns: ["Product", "Pieces", "Value"],
    unsold: "In stock, but not sold for 90 days",
    unsoldColumns: ["Product", "Stock"],
    stock: "Gone or running low",
    stockColumns: ["Product", "Stock", "Sold in 30 days", "Lasts"],
    days: (count) => `${count} ${count === 1 ? "day" : "days"}`,
    none: "None right now.",
    missed: "Searched for in vain",
    missedColumns: ["Searched for", "How often"],
    allMissed: "All",
    vat: "VAT by month",
    vatHint:
      "From the invoices issued, canceling and correcting ones included, by their date. Check with your accountant before you file.",
    vatSamples: "Samples are among them: no invoicing service is connected.",
    vatColumns: ["Month", "Rate", "Documents", "Net", "VAT", "Gross"],
    vatTotal: "Total",
    year: "Year",
    invoices: "List of invoices",
  },
})

export const figuresTexts = (): FiguresTexts => TEXTS[adminLanguage()]
