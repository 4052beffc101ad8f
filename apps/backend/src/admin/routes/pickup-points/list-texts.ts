import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

export interface ListTexts {
  heading: string
  hint: string
  used: string
  notUsed: string
  empty: string
  offer: string
  fetch: string
  file: string
  noAddress: string
  neverRead: string
  readAt: (points: number, moment: string) => string
  leftOut: (count: number) => string
  row: (row: number, message: string) => string
  done: (name: string, points: number) => string
}

const TEXTS = textsForStaff<ListTexts>({
  hu: {
    heading: "Átvételi pontok",
    hint:
      "A futárszolgálatok közzétett listái: csomagautomaták és csomagpontok. Amelyiket bekapcsolja, annak pontjait a " +
      "pénztár felkínálja, és a bolt minden éjjel frissíti. Ami a listából kikerül, azt a bolt nem kínálja többé; a " +
      "korábbi rendelésekben megmarad.",
    used: "A boltban választható",
    notUsed: "Nincs bekapcsolva",
    empty: "Bekapcsolva, de még nincs pontja",
    offer: "Felkínálás a pénztárban",
    fetch: "Frissítés most",
    file: "Lista fájlból",
    noAddress:
      "Ennek a listának ügyfelenként más a címe: töltse fel fájlból, vagy a bolt üzemeltetője adja meg a címét.",
    neverRead: "Még nem olvastuk be.",
    readAt: (points, moment) => `${points} pont, beolvasva: ${moment}`,
    leftOut: (count) => `Kihagyott tételek (${count})`,
    row: (row, message) => `${row}. tétel: ${message}`,
    done: (name, points) => `${name}: ${points} pont választható.`,
  },
  en: {
    heading: "Pickup points",
    hint:
      "The lists that carriers publish: lockers and parcel shops. The checkout offers the points of those you switch on, and " +
      "reads them anew every night. A point that leaves its list is offered no more; earlier orders keep it.",
    used: "Offered in the shop",
    notUsed: "Not switched on",
    empty: "Switched on, without points so far",
    offer: "Offer in the checkout",
    fetch: "Read now",
    file: "List from a file",
    noAddress:
      "Every customer of this carrier has an address of his own for it: upload the file, or have its address configured.",
    neverRead: "Not read yet.",
    readAt: (points, moment) => `${points} points, read ${moment}`,
    leftOut: (count) => `Entries left out (${count})`,
    row: (row, message) => `Entry ${row}: ${message}`,
    done: (name, points) => `${name}: ${points} points can be chosen.`,
  },
})

export const listTexts = (): ListTexts => TEXTS[adminLanguage()]
