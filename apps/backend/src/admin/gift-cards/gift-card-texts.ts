import { textsByLanguage } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

const TEXTS = textsByLanguage({
  hu: {
    heading: "Eladott ajándékutalványok",
    hint: "Amit a vevők vettek: kinek szól, melyik rendelésben, mennyi van még rajta. Hogy mekkora utalványokat árul, azt a „Bolt beállításai” mondja meg.",
    search: "Keresés: név, e-mail-cím, kód vagy rendelésszám",
    none: "Nincs ilyen utalvány.",
    noneYet: "Még nem vettek ajándékutalványt.",
    columns: ["Rendelés", "Kinek szól", "Érték", "Egyenleg", "Meddig", "Küldés", ""],
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
    confirmVoid: (name: string, rest: string) =>
      `${name} utalványán még ${rest} van. Visszavonás után nem költhető el. A pénzt a rendelés „Visszatérítés” gombjával adja vissza. Visszavonja?`,
    sentNow: (email: string) => `Az utalvány levele elment: ${email}`,
    voidedNow: "Az utalvány nem váltható be többé.",
  },
  en: {
    heading: "Gift cards sold",
    hint: "What shoppers bought: for whom, with which order, how much is left. Which amounts are sold is said in the shop's settings.",
    search: "Search: name, e-mail, code or order number",
    none: "There is no such gift card.",
    noneYet: "Nobody has bought a gift card yet.",
    columns: ["Order", "For", "Value", "Balance", "Until", "Sending", ""],
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
    confirmVoid: (name: string, rest: string) =>
      `There is ${rest} left on the card of ${name}. Once taken back it cannot be spent. Give the money back with “Refund” of the order. Take it back?`,
    sentNow: (email: string) => `The card's e-mail was sent: ${email}`,
    voidedNow: "The card cannot be spent anymore.",
  },
})

export const giftCardTexts = () => TEXTS[adminLanguage()]
