import type { SaleProblem, SaleProducts, SaleRounding } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

interface SalePlannerTexts {
  heading: string
  hint: string
  title: string
  titleExample: string
  products: string
  kinds: Record<SaleProducts["kind"], string>
  choose: string
  search: string
  find: string
  nothingFound: string
  drop: (name: string) => string
  cut: string
  cuts: { percent: string; amount: string }
  percent: string
  rounding: string
  roundings: Record<SaleRounding, string>
  amount: string
  startsOn: string
  endsOn: string
  endsHint: string
  work: string
  columns: readonly string[]
  saleFor: (name: string) => string
  nothingSaid: string
  problems: Record<SaleProblem, string>
  summary: (sale: number, announced: number, leftOut: number) => string
  stale: string
  save: string
  saved: (count: number) => string
  open: string
}

const TEXTS = textsForStaff<SalePlannerTexts>({
  hu: {
    heading: "Akciótervező",
    hint: "Megmutatja mentés előtt, mennyibe kerülnek majd a termékek, és mekkora kedvezményt hirdethet a bolt: azt az akció előtti 30 nap legalacsonyabb árához kell mérni. Minden ár bruttó.",
    title: "Az akció neve",
    titleExample: "Adventi akció",
    products: "Mire szól",
    kinds: { category: "Kategória", collection: "Kollekció", products: "Termékek" },
    choose: "válasszon",
    search: "Termék neve vagy cikkszáma",
    find: "Keresés",
    nothingFound: "Ilyen termék nincs.",
    drop: (name) => `Kivétel: ${name}`,
    cut: "Kedvezmény",
    cuts: { percent: "Százalék a rendes árból", amount: "Egy ár mindre" },
    percent: "Százalék",
    rounding: "Kerekítés (mindig lefelé)",
    roundings: {
      none: "Forintra pontosan",
      ends_90: "…90-re végződjön (1000 Ft alatt …0-ra)",
      ends_00: "…00-ra végződjön (1000 Ft alatt …0-ra)",
    },
    amount: "Új ár (Ft)",
    startsOn: "Első nap",
    endsOn: "Utolsó nap",
    endsHint: "Üresen hagyva addig tart, amíg az Árlistákban le nem zárja.",
    work: "Árak kiszámítása",
    columns: ["Termék", "Mai ár", "Akciós ár", "Előző 30 nap legalacsonyabb ára", "Amit a bolt kiír", ""],
    saleFor: (name) => `Akciós ár: ${name}`,
    nothingSaid: "csak az ár",
    problems: {
      no_price: "Nincs ára: kimarad.",
      not_lower: "Nem alacsonyabb a rendes árnál: kimarad.",
      cheaper_elsewhere: "Aznap egy másik akció olcsóbb: ez az ár nem látszik.",
      short_history: "Nincs még 30 napja a boltban ezen az áron: kedvezményt nem hirdethet.",
      not_below_lowest:
        "Az előző 30 napban volt már ennyi vagy olcsóbb: törvény szerint nem kedvezmény, a bolt nem hirdeti annak.",
    },
    summary: (sale, announced, leftOut) =>
      `${sale} változat lesz akciós, ebből ${announced} kedvezményét írja ki a bolt; ${leftOut} kimarad.`,
    stale: "Az árak a módosítás előttiek: számítsa ki őket újra.",
    save: "Akció mentése",
    saved: (count) => `Az akció elkészült, ${count} változat van benne.`,
    open: "Megnyitás az Árlistákban",
  },
  en: {
    heading: "Sale planner",
    hint: "Shows before you save what the products will cost and which discount the shop may announce: by law it is counted from the lowest price of the 30 days before the sale. All prices include VAT.",
    title: "Name of the sale",
    titleExample: "Advent sale",
    products: "What is on sale",
    kinds: { category: "Category", collection: "Collection", products: "Products" },
    choose: "choose",
    search: "Name or SKU of a product",
    find: "Search",
    nothingFound: "There is no such product.",
    drop: (name) => `Take out: ${name}`,
    cut: "Discount",
    cuts: { percent: "Percent off the regular price", amount: "One price for all" },
    percent: "Percent",
    rounding: "Rounding (always down)",
    roundings: {
      none: "To the forint",
      ends_90: "Ends in …90 (below 1,000 Ft in …0)",
      ends_00: "Ends in …00 (below 1,000 Ft in …0)",
    },
    amount: "New price (HUF)",
    startsOn: "First day",
    endsOn: "Last day",
    endsHint: "Left empty, it lasts until you end it in Price Lists.",
    work: "Work out the prices",
    columns: [
      "Product",
      "Price today",
      "Sale price",
      "Lowest price of the 30 days before",
      "What the shop says",
      "",
    ],
    saleFor: (name) => `Sale price: ${name}`,
    nothingSaid: "the price alone",
    problems: {
      no_price: "Has no price: left out.",
      not_lower: "Not below the regular price: left out.",
      cheaper_elsewhere: "Another sale is cheaper that day: this price is not seen.",
      short_history: "Not in the shop for 30 days yet: no discount may be announced.",
      not_below_lowest:
        "It has cost as little, or less, in the 30 days before: by law this is no discount, and the shop does not call it one.",
    },
    summary: (sale, announced, leftOut) =>
      `${sale} variants will be on sale, the shop announces the discount of ${announced}; ${leftOut} left out.`,
    stale: "These prices are from before the change: work them out again.",
    save: "Save the sale",
    saved: (count) => `The sale is ready, with ${count} variants in it.`,
    open: "Open in Price Lists",
  },
})

export const salePlannerTexts = (): SalePlannerTexts => TEXTS[adminLanguage()]
