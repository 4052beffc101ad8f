import type { OpeningCode } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface OpeningTexts {
  heading: string
  hint: (done: number, all: number) => string
  toDo: Record<OpeningCode, [title: string, explanation: string]>
}

const TEXTS = textsForStaff<OpeningTexts>({
  hu: {
    heading: "Nyitás előtt",
    hint: (done, all) => `${done} kész a ${all} előkészületből. Ami elkészült, az innen magától eltűnik.`,
    toDo: {
      name: ["A bolt neve és webcíme", "Még a mintabolté áll minden lapon és levélben."],
      company: ["Cégadatok", "Az impresszumban, az ÁSZF-ben és a számlákon még kitalált adatok vannak."],
      vat: [
        "Áfa",
        "Az adószám és az áfakulcs ellentmond: alanyi adómentes eladónál (az adószám közepén 1-es) a kulcs 0%, másnál nem. A kulcsot itt állíthatja, az adószámot a „Bolt beállításai” alatt.",
      ],
      contact: [
        "Elérhetőség és címek",
        "Az e-mail-címek, a telefonszám, az átvételi pont vagy a visszáru címe még kitalált: a vevők nem érik el Önt.",
      ],
      bank: ["Bankszámla", "Aki most átutalással fizetne, kitalált számlára küldené a pénzt."],
      hosting: ["Tárhelyszolgáltató", "A neve és a címe az impresszum kötelező része; az üzemeltető tudja."],
      pages: [
        "Rólunk, Adatkezelési tájékoztató",
        "Még a mintabolt szövege: írja át, és a jogi lapokat olvassa végig a jogászával.",
      ],
      products: ["Első termék", "Még nincs közzétett termék, amelynek ára volna."],
      mails: [
        "Levelek",
        "A bolt még nem küld levelet, csak félreteszi: az üzemeltető állítja be (SMTP_URL).",
      ],
      invoices: [
        "Számlák",
        "Csak minta készül, az adóhivatalnak nem jó: az üzemeltető köti be a Számlázz.hu-t vagy a Billingót.",
      ],
      cards: [
        "Bankkártya",
        "A pénztár csak próbakártyát fogad el. Amíg nincs szerződése, vegye ki a régió fizetési módjai közül a kártyát; utána az üzemeltető állítja be.",
      ],
      address: [
        "Saját cím, https",
        "A bolt még nem a saját, biztonságos webcímén nyílik: az üzemeltető dolga.",
      ],
      trial: [
        "Próbarendelés",
        "Vásároljon egyszer a boltban, és nézze végig a leveleket; utána törölje a rendelést.",
      ],
    },
  },
  en: {
    heading: "Before opening",
    hint: (done, all) => `${done} of ${all} preparations are done. What is done disappears from here.`,
    toDo: {
      name: ["Name and web address of the shop", "Every page and e-mail still has those of the sample shop."],
      company: ["Company", "Legal notice, terms and invoices still have invented data."],
      vat: [
        "VAT",
        "Tax number and VAT rate contradict each other: for a seller who is exempt from VAT (the digit in the middle of the tax number is 1) the rate is 0%, for others it is not. The rate is set here, the tax number in the settings of the shop.",
      ],
      contact: [
        "Contact and addresses",
        "E-mail addresses, telephone number, pickup place or the address for returns are still invented: buyers cannot reach you.",
      ],
      bank: ["Bank account", "A transfer would go to an invented account."],
      hosting: [
        "Hosting provider",
        "Its name and address are a required part of the legal notice; whoever runs the server knows them.",
      ],
      pages: [
        "About us, privacy policy",
        "Still the sample shop's texts: rewrite them, and read the legal pages with your lawyer.",
      ],
      products: ["First product", "No product with a price has been published yet."],
      mails: [
        "E-mails",
        "The shop does not send e-mails yet, it only keeps them: whoever runs the server sets SMTP_URL.",
      ],
      invoices: [
        "Invoices",
        "Only samples are drawn, of no use for tax purposes: whoever runs the server connects Számlázz.hu or Billingo.",
      ],
      cards: [
        "Cards",
        "The checkout accepts test cards only. Until you have a contract, take cards out of the region's payment methods; then whoever runs the server sets the keys.",
      ],
      address: [
        "Own address, https",
        "The shop is not at its own secure address yet: set by whoever runs the server.",
      ],
      trial: ["Trial order", "Buy once in the shop and read the e-mails; then cancel the order."],
    },
  },
})

export const openingTexts = (): OpeningTexts => TEXTS[adminLanguage()]

/** Where it is done; null: not in the admin. */
export const OPENING_PLACES: Record<OpeningCode, string | null> = {
  name: "/app/shop-settings",
  company: "/app/shop-settings",
  vat: "/app/settings/tax-regions",
  contact: "/app/shop-settings",
  bank: "/app/shop-settings",
  hosting: "/app/shop-settings",
  pages: "/app/content#list/page",
  products: "/app/products/create",
  mails: null,
  invoices: null,
  cards: "/app/settings/regions",
  address: null,
  trial: null,
}
