import type { ParcelRefusal } from "@porteka/commerce-sdk"
import { article, withArticle } from "@porteka/hungary"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface ParcelTexts {
  make: string
  open: (count: number) => string
  again: (number: number) => string
  table: string
  done: (count: number) => string
  /** Why orders get no labels. */
  refusals: string
  reasons: Record<ParcelRefusal["code"], (carrier: string, detail: string) => string>
  /** The numbers of parcels that have been sent. */
  numbers: string
  number: (shippedAt: string) => string
  saveNumber: string
  numberHint: (isDelivered: boolean) => string
  numberSaved: (isDelivered: boolean) => string
  cameBack: string
  cameBackHint: string
  cameBackDone: string
  keep: string
}

/** The carrier's own message, after ours. */
const said = (detail: string) => (detail ? ` (${detail})` : "")

/** A name with its Hungarian article, capitalized for the start of a sentence. */
const begin = (carrier: string) => `${article(carrier) === "az" ? "Az" : "A"} ${carrier}`

const TEXTS = textsForStaff<ParcelTexts>({
  hu: {
    make: "Címke",
    open: (count) => `Címkék megnyitása (PDF, ${count} rendelés)`,
    again: (number) => `${number}: nincs ott, új csomagot kérek`,
    table: "Csomagok a futárszolgálat feltöltőjéhez (CSV)",
    done: (count) => `${count} rendelés címkéje elkészült.`,
    refusals: "Nem készült címke",
    reasons: {
      not_found: () => "Nincs ilyen rendelés.",
      cancelled: () => "A rendelést törölték.",
      not_packed: () => "Még nincs becsomagolva: előbb nyomja meg a „Becsomagolva” gombot.",
      already_shipped: () => "Már feladták.",
      no_carrier_needed: () => "Személyes átvétel: nem kell hozzá címke.",
      carrier_off: (carrier) =>
        `${begin(carrier)} nincs bekötve. Töltse le a csomagok táblázatát (CSV), és töltse fel a futárszolgálat oldalán.`,
      bad_phone: (_, detail) => `A telefonszámot nem fogadják el${said(detail)}. Javítsa a rendelés címében.`,
      bad_point: (_, detail) =>
        `A futárszolgálat nem ismeri az átvételi pontot${said(detail)}. Egyeztessen a vevővel egy másikról.`,
      bad_address: (_, detail) => `A cím hiányos vagy hibás${said(detail)}. Javítsa a rendelésben.`,
      wrong_login: (carrier) =>
        `${begin(carrier)} nem fogadja el a bolt belépési adatait. Szóljon annak, aki a boltot üzemelteti.`,
      unreachable: (carrier) =>
        `${begin(carrier)} most nem érhető el. Csomag nem készült; próbálja meg később.`,
      busy: () => "Ennek a csomagnak a címkéje éppen készül. Próbálja meg egy perc múlva.",
      outcome_unknown: (carrier, detail) =>
        `${begin(carrier)} nem válaszolt, ezért nem tudni, elkészült-e a csomag. Keresse meg ${withArticle(carrier)} felületén ezt a hivatkozást: ${detail}. Ha ott van, írja be a csomagszámát; ha nincs, kérje újra.`,
      label_printed_before: (carrier) =>
        `A csomag elkészült, de ${withArticle(carrier)} a címkéjét egyszer már kiadta. Nyomtassa ki ${withArticle(carrier)} felületén.`,
      label_missing: (carrier) =>
        `A csomag elkészült, de ${withArticle(carrier)} a címkét nem adta oda. Nyomja meg újra a „Címke” gombot.`,
      refused: (carrier, detail) => `${begin(carrier)} nem fogadta el${said(detail)}.`,
      failed: () =>
        "Váratlan hiba történt. Próbálja meg újra; ha megint nem sikerül, szóljon az üzemeltetőnek.",
    },
    numbers: "Feladott csomag",
    number: (shippedAt) => `Csomagszám (feladva: ${shippedAt})`,
    saveNumber: "Mentés",
    numberHint: (isDelivered) =>
      isDelivered
        ? "A csomag már megérkezett: a vevőnek nem írunk róla."
        : "Ha utólag adja meg vagy javítja, a vevő levélben megkapja.",
    numberSaved: (isDelivered) =>
      isDelivered ? "A csomagszámot elmentettük." : "A csomagszámot elmentettük, a vevőnek megírtuk.",
    cameBack: "Átvétel nélkül visszajött",
    cameBackHint:
      "A darabok visszakerülnek a készletre, és a rendelés újra csomagolandó lesz. Utána küldje el még egyszer, vagy törölje: a vevő akkor kap levelet.",
    cameBackDone: "A darabok visszakerültek a készletre.",
    keep: "Mégsem",
  },
  en: {
    make: "Label",
    open: (count) => `Open labels (PDF, ${count} ${count === 1 ? "order" : "orders"})`,
    again: (number) => `${number}: it is not there, make a new parcel`,
    table: "Parcels for a carrier's upload page (CSV)",
    done: (count) => `${count === 1 ? "The label of 1 order is" : `Labels of ${count} orders are`} ready.`,
    refusals: "No label was made",
    reasons: {
      not_found: () => "There is no such order.",
      cancelled: () => "The order was canceled.",
      not_packed: () => 'It is not packed yet: press "Packed" first.',
      already_shipped: () => "It has been shipped already.",
      no_carrier_needed: () => "Collected in person: it needs no label.",
      carrier_off: (carrier) =>
        `${carrier} is not connected. Download the table of parcels (CSV) and upload it on the carrier's page.`,
      bad_phone: (_, detail) =>
        `The phone number is not accepted${said(detail)}. Correct it in the order's address.`,
      bad_point: (_, detail) =>
        `The carrier does not know the pickup point${said(detail)}. Agree on another one with the customer.`,
      bad_address: (_, detail) =>
        `The address is incomplete or wrong${said(detail)}. Correct it in the order.`,
      wrong_login: (carrier) => `${carrier} does not accept the shop's login. Tell whoever runs the shop.`,
      unreachable: (carrier) =>
        `${carrier} cannot be reached right now. No parcel was made; try again later.`,
      busy: () => "The label of this parcel is being made. Try again in a minute.",
      outcome_unknown: (carrier, detail) =>
        `${carrier} did not answer, so it is not known whether the parcel was made. Look for the reference ${detail} on the pages of ${carrier}. If it is there, type its number; if not, ask for it again.`,
      label_printed_before: (carrier) =>
        `The parcel is made, but ${carrier} has given out its label once already. Print it on the pages of ${carrier}.`,
      label_missing: (carrier) => `The parcel is made, but ${carrier} gave no label. Press "Label" again.`,
      refused: (carrier, detail) => `${carrier} did not accept it${said(detail)}.`,
      failed: () =>
        "Something unexpected went wrong. Try again; if it fails again, tell whoever runs the shop.",
    },
    numbers: "Shipped parcel",
    number: (shippedAt) => `Parcel number (shipped: ${shippedAt})`,
    saveNumber: "Save",
    numberHint: (isDelivered) =>
      isDelivered
        ? "The parcel has already arrived: the customer is not told."
        : "If you add or correct it later, the customer gets it by e-mail.",
    numberSaved: (isDelivered) =>
      isDelivered
        ? "The parcel number was saved."
        : "The parcel number was saved, and the customer was told.",
    cameBack: "Came back without being accepted",
    cameBackHint:
      "Its pieces are in stock again, and the order is to be packed again. Then send it once more or cancel it: the customer gets an e-mail then.",
    cameBackDone: "The pieces are in stock again.",
    keep: "Cancel",
  },
})

export const parcelTexts = (): ParcelTexts => TEXTS[adminLanguage()]
