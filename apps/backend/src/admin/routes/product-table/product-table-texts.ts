import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"
import type { UnansweredReason } from "../../unanswered.ts"

interface ProductTableTexts {
  heading: string
  hint: string
  moving: string
  download: string
  file: string
  chooseFile: string
  reading: string
  tooLarge: (megabytes: number) => string
  lost: string
  waiting: Record<UnansweredReason, string>
  taken: string
  refused: (count: number) => string
  progress: (count: number) => string
  refusedTitle: string
  summary: (added: number, changed: number, unchanged: number, problems: number) => string
  source: (source: string) => string
  lostLetters: (count: number) => string
  changeColumns: string[]
  newProduct: (variants: number) => string
  more: (count: number) => string
  problemsTitle: string
  row: (row: number) => string
  take: (count: number) => string
  picturesLater: (count: number) => string
  fetchPictures: (count: number) => string
  pictureProgress: (done: number, all: number) => string
  picturesFailed: string
  picturesFetched: string
}

const TEXTS = textsForStaff<ProductTableTexts>({
  hu: {
    heading: "Termékek táblázatban",
    hint: "Minden változat egy sor, a cikkszámáról ismerhető fel. Az üres cella nem változtat semmit. A képek és a kategóriák között | jel áll.",
    moving:
      "Másik boltból költözik? Ugyanitt válassza a Shopify, a WooCommerce, az UNAS vagy a Shoprenter termékexportját (CSV, XLSX): előbb itt is látja, mi jön be és mi nem.",
    download: "Termékek letöltése",
    file: "A módosított táblázat vagy a régi bolt exportja (CSV, XLSX)",
    chooseFile: "Fájl kiválasztása",
    reading: "A fájl beolvasása és összevetése a bolttal folyik…",
    tooLarge: (megabytes) =>
      `A fájl nagyobb ${megabytes} MB-nál: ossza több fájlra, mindegyikben a fejléccel.`,
    lost: "A beolvasás félbemaradt. Válassza ki újra a fájlt: az előnézet azt mutatja, ami hátravan.",
    waiting: {
      unreachable:
        "A kiszolgáló most nem érhető el. Hagyja nyitva ezt a lapot: amint újra válaszol, a beolvasás magától folytatódik.",
      signedOut:
        "A belépése lejárt. Lépjen be a böngésző egy másik lapján: a beolvasás utána itt magától folytatódik.",
    },
    taken: "A táblázat a boltban van.",
    refused: (count) => `${count} terméket a bolt nem fogadott el.`,
    progress: (count) => `${count} termék kész…`,
    refusedTitle: "Ezeket a bolt nem fogadta el",
    summary: (added, changed, unchanged, problems) =>
      `${added} új termék, ${changed} módosuló termék, ${unchanged} változatlan sor, ${problems} hiba.`,
    source: (source) => `Felismert fájl: ${source}`,
    lostLetters: (count) =>
      `Vigyázat: ${count} meglévő szövegben kérdőjel kerülne betűk vagy írásjelek helyére. A táblázatkezelő így mentette el a fájlt. Töltse le újra a termékeket XLSX-ként, vagy a módosított táblázatot UTF-8 kódolású CSV-ként mentse el.`,
    changeColumns: ["Termék, sor", "Oszlop", "Most a boltban", "A táblázat szerint"],
    newProduct: (variants) => `új termék, ${variants} változat`,
    more: (count) => `és még ${count}`,
    problemsTitle: "A hibás sorok kimaradnak, a többi beolvasható",
    row: (row) => `${row}. sor`,
    take: (count) => `${count} termék beolvasása`,
    picturesLater: (count) => `${count} kép címe áll a fájlban: a termékek beolvasása után tölthetők le.`,
    fetchPictures: (count) => `${count} kép letöltése`,
    pictureProgress: (done, all) => `${done} / ${all} kép…`,
    picturesFailed: "Ezeket a képeket nem sikerült letölteni",
    picturesFetched: "A képek a boltban vannak.",
  },
  en: {
    heading: "Products in a table",
    hint: "Each variant is a row, known by its SKU. An empty cell changes nothing. Pictures and categories are divided by |.",
    moving:
      "Moving from another shop? Choose the product export of Shopify, WooCommerce, UNAS or Shoprenter (CSV, XLSX) here, too: you see first what comes in and what does not.",
    download: "Download the products",
    file: "The changed table, or the export of the old shop (CSV, XLSX)",
    chooseFile: "Choose a file",
    reading: "The file is being read and compared with the shop…",
    tooLarge: (megabytes) =>
      `The file is larger than ${megabytes} MB: divide it into several, each with the first row.`,
    lost: "The import has stopped halfway. Choose the file again: the preview shows what is left.",
    waiting: {
      unreachable:
        "The server cannot be reached right now. Leave this tab open: the import goes on by itself as soon as it answers.",
      signedOut:
        "You are no longer logged in. Log in in another tab of the browser: the import then goes on here by itself.",
    },
    taken: "The table is in the shop.",
    refused: (count) => `The shop has refused ${count} ${count === 1 ? "product" : "products"}.`,
    progress: (count) => `${count} done…`,
    refusedTitle: "The shop has refused these",
    summary: (added, changed, unchanged, problems) =>
      `${added} new products, ${changed} changed products, ${unchanged} rows as before, ${problems} problems.`,
    source: (source) => `Recognized file: ${source}`,
    lostLetters: (count) =>
      `Careful: in ${count} existing ${count === 1 ? "text" : "texts"}, question marks would come in the place of letters or punctuation. The spreadsheet program saved the file like this. Download the products again as XLSX, or save your changed table as CSV in UTF-8.`,
    changeColumns: ["Product, row", "Column", "In the shop now", "In the table"],
    newProduct: (variants) => `new product, ${variants} ${variants === 1 ? "variant" : "variants"}`,
    more: (count) => `and ${count} more`,
    problemsTitle: "Rows with problems are left out, the others can be imported",
    row: (row) => `Row ${row}`,
    take: (count) => `Import ${count} ${count === 1 ? "product" : "products"}`,
    picturesLater: (count) =>
      `The file names the addresses of ${count} pictures: they can be fetched once the products are in.`,
    fetchPictures: (count) => `Fetch ${count} ${count === 1 ? "picture" : "pictures"}`,
    pictureProgress: (done, all) => `${done} of ${all} pictures…`,
    picturesFailed: "These pictures could not be fetched",
    picturesFetched: "The pictures are in the shop.",
  },
})

export const productTableTexts = (): ProductTableTexts => TEXTS[adminLanguage()]
