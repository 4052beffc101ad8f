import type { AdminGiftCard } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

type Given = NonNullable<AdminGiftCard["given"]>

const TEXTS = textsForStaff({
  hu: {
    heading: "Ajándékutalványok",
    ofOrder: "Eladott ajándékutalványok",
    hint: "Amit a vevők vettek vagy a bolt adott: kinek szól, mennyi van még rajta. Hogy mekkora utalványokat árul, azt a „Bolt beállításai” mondja meg.",
    search: "Név, e-mail-cím, kód, ok, rendelésszám",
    none: "Nincs ilyen utalvány.",
    noneYet: "Még nincs ajándékutalvány.",
    columns: ["Rendelés", "Kinek szól", "Érték", "Egyenleg", "Meddig", "Küldés", ""],
    openForm: "Utalvány adása",
    closeForm: "Mégse",
    give: "Utalvány küldése",
    giveHint:
      "Ajándékba vagy kárpótlásul, fizetés nélkül. A címzett levélben kapja meg a kódot és a nyomtatható PDF-et, és annyi ideig használhatja, mint a megvett utalványokat.",
    value: "Értéke (Ft)",
    language: "A levél nyelve",
    recipientName: "Kinek szól",
    recipientEmail: "E-mail-címe",
    message: "Üzenet (nem kötelező)",
    reason: "Miért adja? (csak a munkatársak látják)",
    confirmGive: (amount: string, name: string, email: string) =>
      `${amount} értékű utalványt küld neki: ${name}, ${email}. A kód azonnal felhasználható. Elküldi?`,
    given: (email: string) => `Az utalvány elkészült, a levele ide megy: ${email}`,
    byShop: ({ reason, by }: Given) => `A bolt adta${by && ` (${by})`}: ${reason}`,
    from: (buyer: string) => `Vette: ${buyer}`,
    toBuyer: "a vevő adja át",
    sent: (moment: string) => `elküldve: ${moment}`,
    waits: (day: string) => `küldés: ${day}`,
    voided: (moment: string) => `visszavonva: ${moment}`,
    used: (amount: string) => `Felhasználtak belőle: ${amount}`,
    send: "Újraküldés",
    sendTo: (name: string) => `${name} utalványát erre a címre küldjük`,
    cancel: "Mégse",
    void: "Visszavonás",
    confirmVoidGiven: (name: string, rest: string) =>
      `${name} utalványán még ${rest} van. Visszavonás után nem költhető el. Visszavonja?`,
    confirmVoid: (name: string, rest: string) =>
      `${name} utalványán még ${rest} van. Visszavonás után nem költhető el. A pénzt a rendelés „Visszatérítés” gombjával adja vissza. Visszavonja?`,
    sentNow: (email: string) => `Az utalvány levele elment: ${email}`,
    voidedNow: "Az utalvány nem váltható be többé.",
  },
  en: {
    heading: "Gift cards",
    ofOrder: "Gift cards sold",
    hint: "What shoppers bought or the shop gave: for whom, how much is left. Which amounts are sold is said in the shop's settings.",
    search: "Name, e-mail, code, reason, order number",
    none: "There is no such gift card.",
    noneYet: "There is no gift card yet.",
    columns: ["Order", "For", "Value", "Balance", "Until", "Sending", ""],
    openForm: "Give a card",
    closeForm: "Cancel",
    give: "Send the card",
    giveHint:
      "As a present or to make up for something, without payment. The recipient gets an e-mail with the code and a PDF to print, and can use the card as long as one that is bought.",
    value: "Value (HUF)",
    language: "Language of the e-mail",
    recipientName: "For whom",
    recipientEmail: "Their e-mail",
    message: "Message (optional)",
    reason: "Why? (only the staff sees it)",
    confirmGive: (amount: string, name: string, email: string) =>
      `You are sending a gift card of ${amount} to ${name}, ${email}. The code can be used at once. Send it?`,
    given: (email: string) => `The card is made; its e-mail goes to ${email}`,
    byShop: ({ reason, by }: Given) => `Given by the shop${by && ` (${by})`}: ${reason}`,
    from: (buyer: string) => `Bought by ${buyer}`,
    toBuyer: "handed over by the buyer",
    sent: (moment: string) => `sent on ${moment}`,
    waits: (day: string) => `to be sent on ${day}`,
    voided: (moment: string) => `taken back on ${moment}`,
    used: (amount: string) => `Used of it: ${amount}`,
    send: "Send again",
    sendTo: (name: string) => `The card of ${name} is sent to this address`,
    cancel: "Cancel",
    void: "Take back",
    confirmVoidGiven: (name: string, rest: string) =>
      `There is ${rest} left on the card of ${name}. Once taken back it cannot be spent. Take it back?`,
    confirmVoid: (name: string, rest: string) =>
      `There is ${rest} left on the card of ${name}. Once taken back it cannot be spent. Give the money back with “Refund” of the order. Take it back?`,
    sentNow: (email: string) => `The card's e-mail was sent: ${email}`,
    voidedNow: "The card cannot be spent anymore.",
  },
})

export const giftCardTexts = () => TEXTS[adminLanguage()]
