import type { DeskOrderDetails, OpenChangeKind, OrderReturn, RefundSettlement } from "@porteka/commerce-sdk"
import { withArticle } from "@porteka/hungary"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

const accountsOf = (payers: DeskOrderDetails["payers"]) =>
  payers.map(({ name, account }) => [name, account].filter(Boolean).join(", ")).join("; ")

interface AfterSaleTexts {
  heading: string
  begun: Record<OpenChangeKind, string>
  begunHint: string
  transferHint: string
  goOn: string
  discard: string
  withdrawals: string
  withdrawal: (statement: string, reference: string, state: string) => string
  refundBy: (day: string) => string
  reasons: Record<OrderReturn["reason"], string>
  received: (number: number, reason: string) => string
  receive: (number: number) => string
  receiveHint: (reason: string) => string
  allBack: (amount: string) => string
  allBackAfterWithdrawal: (amount: string) => string
  withoutSurplus: (surplus: string) => string
  startReturn: string
  startReturnHint: string
  startExchange: string
  startExchangeHint: string
  startClaim: string
  startClaimHint: string
  refund: string
  refundHint: (isCard: boolean) => string
  paidFrom: (payers: DeskOrderDetails["payers"]) => string
  refundFor: string
  refundForGoods: string
  refundForGoodsHint: string
  refundAsReduction: string
  refundAsReductionHint: string
  allGoesBack: string
  goodsAreKept: string
  goodsAreKeptHint: string
  purchaseUndone: string
  purchaseUndoneHint: string
  freeSinceEdit: (amount: string) => string
  freeSinceEditHint: string
  freeDelivery: string
  freeDeliveryDone: string
  refundWhy: string
  noReason: string
  refundReasonOptional: string
  refundDo: string
  refundDone: string
  refundedAhead: (amount: string) => string
  keptOnCard: (amount: string) => string
  giveCard: string
  endsPurchase: (amount: string) => string
  endsPurchaseTitle: string
  back: string
  cardsFirst: string
  nothingToRefund: string
  refused: (amount: string, reason: string) => string
  refusedHint: string
  askAgain: string
  sentOtherwise: string
  settled: Record<RefundSettlement, string>
  sentRefund: string
  sentRefundHint: string
  sentRefundDo: string
  exception: string
  exceptionHint: (spent: string) => string
  refundAmount: (most: string) => string
  refundTooMuch: (most: string) => string
  refundReason: string
  exceptionDo: string
  notSent: string
  notDelivered: string
}

const TEXTS = textsForStaff<AfterSaleTexts>({
  hu: {
    heading: "Visszaküldés, csere, reklamáció, visszatérítés",
    begun: {
      return: "Megkezdett visszaküldés",
      receipt: "Megkezdett átvétel",
      exchange: "Megkezdett csere",
      claim: "Megkezdett reklamáció",
      edit: "Megkezdett szerkesztés",
      transfer: "Áthelyezés egy fiókba: a vevő válaszára vár",
    },
    begunHint:
      "Még nincs véglegesítve, a vevő nem tud róla. Amíg be nem fejezi vagy el nem veti, más módosítás nem kezdhető.",
    transferHint:
      "A vevő levelet kapott róla, és abban dönt. Amíg nem döntött, vagy Ön el nem veti, a rendelés nem csomagolható, és más módosítás nem kezdhető.",
    goOn: "Folytatás",
    discard: "Elvetés",
    withdrawals: "Elállás",
    withdrawal: (statement, reference, state) => `„${statement}” ${reference}: ${state}.`,
    refundBy: (day) => `A pénzt legkésőbb eddig kell visszatéríteni: ${day}`,
    reasons: { return: "visszaküldés", exchange: "csere", claim: "reklamáció" },
    received: (number, reason) => `${number}. visszaküldés (${reason}): megérkezett`,
    receive: (number) => `Megérkezett ${withArticle(number)}. visszaküldés`,
    receiveHint: (reason) =>
      `Ok: ${reason}. A darabszám beírása után a készlet, a helyesbítő számla és a vevő levele magától elkészül.`,
    allBack: (amount) =>
      `Minden termék visszajött. Ha a vevő a teljes rendeléstől elállt, a kiszállítás díja is visszajár: összesen még ${amount}.`,
    allBackAfterWithdrawal: (amount) =>
      `Minden termék visszajött, és a vevő a teljes rendeléstől elállt: a kiszállítás díjával együtt még ${amount} jár vissza.`,
    withoutSurplus: (surplus) =>
      `Ebben nincs benne az a ${surplus}, amennyivel a választott kiszállítás drágább volt a legolcsóbbnál: azt nem kell visszatéríteni (45/2014. Korm. r. 23. § (2)).`,
    startReturn: "Visszaküldés felvétele",
    startReturnHint:
      "Elállásnál, vagy ha a vevő hibás árut küld vissza és a pénzét kéri. A vevő levelet kap a címmel.",
    startExchange: "Csere felvétele",
    startExchangeHint: "A vevő visszaküldi, és mást kér helyette. A különbözetet a levele közli.",
    startClaim: "Reklamáció felvétele (szavatosság, jótállás)",
    startClaimHint: "Hibás áru helyett újat küld: a vevőnek semmibe sem kerül, vissza sem kell küldenie.",
    refund: "Visszatérítés",
    refundHint: (isCard) =>
      `${
        isCard
          ? "A pénz magától visszamegy a kártyára."
          : "Itt csak rögzíti: a pénzt Ön utalja vissza a bankjából."
      } A vevő levelet kap, a helyesbítő számla magától elkészül.`,
    paidFrom: (payers) => `A pénz innen érkezett: ${accountsOf(payers)}.`,
    refundFor: "Mire adja vissza a pénzt?",
    refundForGoods: "A visszaküldött termékekért",
    refundForGoodsHint: "Amikor a termékek megérkeznek, már csak az jár vissza értük, ami ezen felül van.",
    refundAsReduction: "Árengedmény, a vevő megtartja a terméket",
    refundAsReductionHint: "Ha később mégis visszaküld valamit, annak az ára ezen felül jár vissza.",
    allGoesBack: "A vevő minden pénzét visszakapja. Mi legyen a vásárlással?",
    goodsAreKept: "A vevő megtartja a termékeket (méltányosságból)",
    goodsAreKeptHint:
      "A számla árengedményről szóló helyesbítést kap. Az ajándékutalványok és a kuponok felhasználtak maradnak.",
    purchaseUndone: "A vásárlás megszűnik",
    purchaseUndoneHint:
      "A teljes számla sztornózódik. Amit ajándékutalvány fizetett, visszakerül rá, a felhasznált kupon újra beváltható.",
    freeSinceEdit: (amount) =>
      `A rendelés a szerkesztés óta eléri az ingyenes kiszállítás összeghatárát, de még ennyi kiszállítási díjat tartalmaz: ${amount}.`,
    freeSinceEditHint:
      "Ha elengedi, a vevő levelet kap az új végösszegről. Ha már kifizette, a díj utána itt, a Visszatérítésnél adható vissza.",
    freeDelivery: "Elengedem a kiszállítás díját",
    freeDeliveryDone: "A kiszállítás ingyenes lett.",
    refundWhy: "A visszatérítés oka",
    noReason: "nincs megadva",
    refundReasonOptional: "Megjegyzés (nem kötelező, a vevő nem látja)",
    refundDo: "Visszatérítem",
    refundDone: "A visszatérítés megtörtént.",
    refundedAhead: (amount) =>
      `A visszaküldött termékekért előre visszatérítve: ${amount}. Megérkezésükkor ez beleszámít abba, ami visszajár.`,
    keptOnCard: (amount) =>
      `Ajándékutalvány fizetett belőle ${amount}-ot: az magától kerül vissza az utalványra, amikor az áru visszajön. Ha árengedményként adna rá vissza, adjon új utalványt:`,
    giveCard: "Ajándékutalványok",
    endsPurchaseTitle: "Az egész vásárlást visszavonja?",
    endsPurchase: (amount) =>
      `Ezzel a vevő minden pénze visszamegy, és a bolt az egész vásárlást visszavontnak tekinti: az ajándékutalványra is visszakerül ${amount}, és a teljes számlát sztornózza. Ha a vevő megtartja az árut, azt válassza.`,
    back: "Mégsem",
    cardsFirst:
      "Az eladott ajándékutalvány még elkölthető: előbb vonja vissza, utána téríthető vissza, ami megmaradt rajta.",
    nothingToRefund:
      "Most nincs mit visszatéríteni: a pénz még nem érkezett meg, vagy már az egész visszament.",
    refused: (amount, reason) => `Elutasított visszatérítés: ${amount} (${reason})`,
    refusedHint:
      "A bolt elkönyvelte, de a kártyaszolgáltató nem küldte el a pénzt. Ha az ok megszűnt (például feltöltötte az egyenlegét), kérje újra; különben utalja vissza a vevőnek a bankjából, és jelezze itt.",
    askAgain: "Újra kérem a szolgáltatótól",
    sentOtherwise: "Átutaltam a vevőnek",
    settled: {
      ask_again: "A bolt egy percen belül újra kéri a visszatérítést.",
      sent_otherwise: "Rögzítve: a pénz más úton ment vissza.",
    },
    sentRefund: "Másképp küldtem vissza",
    sentRefundHint:
      "Ha a kártyaszolgáltató nem küldi vissza a pénzt: utalja át a vevőnek a bankjából, és itt rögzítse. A szolgáltató nem kap kérést; a helyesbítő számla elkészül, a vevő levelet kap, hogy bankszámlára érkezik a pénz.",
    sentRefundDo: "Átutaltam, rögzítem",
    exception: "Visszatérítés elköltött utalvány ellenére (csak tulajdonos)",
    exceptionHint: (spent) =>
      `A megvásárolt utalványból már elköltöttek ${spent} értékben. Amit ebből visszatérít, azt a bolt kétszer fizeti ki. Az indok bekerül a rendelés megjegyzései közé, a visszatérítés a naplóba.`,
    refundAmount: (most) => `Összeg (legfeljebb ${most})`,
    refundTooMuch: (most) => `Ennél több nem téríthető vissza: ${most}.`,
    refundReason: "Indok (a vevő nem látja)",
    exceptionDo: "Mégis visszatérítem",
    notSent: "Amíg nem ment ki csomag, a rendelés szerkeszthető a lap alján lévő menüből.",
    notDelivered:
      "Visszaküldést, cserét és reklamációt a „Kézbesítve” gomb után lehet felvenni. Ha a csomag átvétel nélkül jött vissza, a csomagszámnál nyomja meg: „Átvétel nélkül visszajött”.",
  },
  en: {
    heading: "Returns, exchanges, claims, refunds",
    begun: {
      return: "A return was begun",
      receipt: "A receipt was begun",
      exchange: "An exchange was begun",
      claim: "A claim was begun",
      edit: "An edit was begun",
      transfer: "Move to an account: waiting for the customer",
    },
    begunHint:
      "It is not confirmed, and the customer does not know of it. No other change can begin until you finish or discard it.",
    transferHint:
      "The customer decides about it in the e-mail. Until then, or until you discard it, the order cannot be packed, and no other change can begin.",
    goOn: "Continue",
    discard: "Discard",
    withdrawals: "Withdrawal",
    withdrawal: (statement, reference, state) => `“${statement}” ${reference}: ${state}.`,
    refundBy: (day) => `The money must be back by ${day} at the latest.`,
    reasons: { return: "return", exchange: "exchange", claim: "claim" },
    received: (number, reason) => `Return ${number} (${reason}): received`,
    receive: (number) => `Return ${number} has arrived`,
    receiveHint: (reason) =>
      `Reason: ${reason}. Once you have entered the pieces, stock, correcting invoice and the customer's e-mail follow by themselves.`,
    allBack: (amount) =>
      `All products have come back. If the customer withdrew from the whole order, the cost of delivery is due, too: ${amount} in all.`,
    allBackAfterWithdrawal: (amount) =>
      `All products have come back, and the customer withdrew from the whole order: with the cost of delivery, ${amount} is still due.`,
    withoutSurplus: (surplus) =>
      `This leaves out the ${surplus} that the chosen delivery cost more than the cheapest one: it need not be refunded (Government Decree 45/2014, section 23 (2)).`,
    startReturn: "Record a return",
    startReturnHint:
      "For a withdrawal, or when faulty goods come back and the customer wants the money. An e-mail tells the address.",
    startExchange: "Record an exchange",
    startExchangeHint:
      "The customer sends it back and wants something else. The e-mail tells the difference.",
    startClaim: "Record a claim (warranty, guarantee)",
    startClaimHint: "You replace faulty goods: the customer pays nothing and need not send anything back.",
    refund: "Refund",
    refundHint: (isCard) =>
      `${
        isCard
          ? "The money goes back to the card by itself."
          : "This only records it: you transfer the money."
      } The customer gets an e-mail, and the correcting invoice is issued automatically.`,
    paidFrom: (payers) => `The money came from: ${accountsOf(payers)}.`,
    refundFor: "What is the money for?",
    refundForGoods: "The products that come back",
    refundForGoodsHint: "When they arrive, only what they cost more than this is still due.",
    refundAsReduction: "A reduced price, the customer keeps the product",
    refundAsReductionHint: "If something comes back later all the same, its price is due on top of this.",
    allGoesBack: "All of the customer's money goes back. What happens with the purchase?",
    goodsAreKept: "The customer keeps the products (as a favor)",
    goodsAreKeptHint:
      "The invoice is corrected by a price reduction. Gift cards and codes that were used stay used.",
    purchaseUndone: "The purchase is undone",
    purchaseUndoneHint:
      "The whole invoice is canceled. Gift cards get back what they paid, and a code that was used can be used again.",
    freeSinceEdit: (amount) =>
      `Since it was edited, the order has reached the value from which delivery is free, but it still charges for delivery: ${amount}.`,
    freeSinceEditHint:
      "If you waive it, the customer gets an e-mail with the new total. If it was paid already, you can then refund it here, under Refund.",
    freeDelivery: "Waive the delivery charge",
    freeDeliveryDone: "Delivery is free now.",
    refundWhy: "Reason for the refund",
    noReason: "not stated",
    refundReasonOptional: "Note (optional, the customer does not see it)",
    refundDo: "Refund",
    refundDone: "Refunded.",
    refundedAhead: (amount) =>
      `Refunded for products before they came back: ${amount}. It counts toward what is due when they arrive.`,
    keptOnCard: (amount) =>
      `Gift cards paid ${amount} of it: they get that back by themselves when the goods come back. To reduce the price on top of that, give a new gift card:`,
    giveCard: "Gift cards",
    endsPurchaseTitle: "Undo the whole purchase?",
    endsPurchase: (amount) =>
      `All of the customer's money goes back, so the shop takes the whole purchase for undone: the gift card gets back ${amount}, too, and the whole invoice is canceled. If the customer keeps the goods, choose that instead.`,
    back: "Back",
    cardsFirst:
      "The gift card that was sold can still be spent: take it back first, then what is left on it can be refunded.",
    nothingToRefund: "There is nothing to refund: the money has not arrived yet, or all of it has gone back.",
    refused: (amount, reason) => `Refused refund: ${amount} (${reason})`,
    refusedHint:
      "The shop has booked it, but the card provider has not sent the money. If the reason is gone (for example, your balance was topped up), ask again; otherwise transfer the money to the customer from your bank, and say so here.",
    askAgain: "Ask the provider again",
    sentOtherwise: "I transferred it to the customer",
    settled: {
      ask_again: "The shop asks for the refund again within a minute.",
      sent_otherwise: "Recorded: the money went back another way.",
    },
    sentRefund: "Sent by other means",
    sentRefundHint:
      "If the card provider does not send the money back: transfer it to the customer from your bank, and record it here. The provider is not asked; the correcting invoice is issued, and the customer gets an e-mail that the money goes to a bank account.",
    sentRefundDo: "Transferred: record it",
    exception: "Refund although the gift card was spent (owner only)",
    exceptionHint: (spent) =>
      `${spent} have been spent from the bought gift card. What you refund of this, the shop pays twice. The reason is noted with the order, the refund is in the log.`,
    refundAmount: (most) => `Amount (${most} at most)`,
    refundTooMuch: (most) => `No more than this can be refunded: ${most}.`,
    refundReason: "Reason (the customer does not see it)",
    exceptionDo: "Refund all the same",
    notSent: "Until a parcel has left, the order can be edited by the menu further down.",
    notDelivered:
      "Returns, exchanges and claims can be recorded after “Delivered”. If the parcel came back without being accepted, press “Came back without being accepted” at its number.",
  },
})

export const afterSaleTexts = (): AfterSaleTexts => TEXTS[adminLanguage()]
