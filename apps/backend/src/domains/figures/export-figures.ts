import type { MedusaContainer } from "@medusajs/framework/types"
import type { FiguresTable } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { writeCsv } from "../../records/csv.ts"
import { readDays } from "./read-figures.ts"
import { readLowStock, readSellers, readUnsold } from "./read-product-figures.ts"
import { readRefunds } from "./read-refunds.ts"
import { listInvoicedAmounts, readVat } from "./read-vat.ts"

const MOST_ROWS = 5000

const KINDS: Record<string, string> = {
  invoice: "számla",
  storno: "sztornószámla",
  correction: "helyesbítő számla",
}

interface Period {
  days: number
  year?: number | undefined
}

interface Table {
  name: string
  head: string[]
  rows: (string | number)[][]
}

/** One table of figures with Hungarian headers, in the CSV format that Hungarian spreadsheets expect. */
export async function exportFigures(
  container: MedusaContainer,
  table: FiguresTable,
  { days, year }: Period,
): Promise<{ fileName: string; content: string }> {
  const until = budapestDay(new Date())
  const asked = { from: addDays(until, 1 - days), until, year: year ?? Number(until.slice(0, 4)) }
  const { name, head, rows } = await TABLES[table](container, asked)
  return { fileName: `${name}.csv`, content: writeCsv([head, ...rows]) }
}

interface Asked {
  from: string
  until: string
  year: number
}

const TABLES: Record<FiguresTable, (container: MedusaContainer, asked: Asked) => Promise<Table>> = {
  days: async (container, { from, until }) => ({
    name: `forgalom-${from}-${until}`,
    head: [
      "Nap",
      "Forgalom",
      "Rendelések",
      "Látogatások",
      "Megnézett oldalak",
      "Megnézett terméklapok",
      "Megkezdett kosarak",
      "Megnyitott pénztár",
      "Visszatérítve",
      "Visszatérítések száma",
    ],
    rows: (await readDays(container, from, until)).map(({ day, turnover, orders, ...row }) => [
      day,
      turnover,
      orders,
      row.visits,
      row.views,
      row.product_views,
      row.carts,
      row.checkouts,
      row.refunded,
      row.refunds,
    ]),
  }),
  sellers: async (container, { from, until }) => ({
    name: `eladott-termekek-${from}-${until}`,
    head: ["Termék", "Darab", "Érték"],
    rows: (await readSellers(container, from, MOST_ROWS)).map(({ title, pieces, amount }) => [
      title,
      pieces,
      amount,
    ]),
  }),
  unsold: async (container, { until }) => ({
    name: `nem-fogyo-termekek-${until}`,
    head: ["Termék", "Készlet"],
    rows: (await readUnsold(container, MOST_ROWS)).map(({ title, stock }) => [title, stock]),
  }),
  stock: async (container, { until }) => ({
    name: `fogyoban-${until}`,
    head: ["Cikkszám", "Termék", "Változat", "Készlet", "Eladva 30 nap alatt", "Hány napra elég"],
    rows: (await readLowStock(container, MOST_ROWS)).map(
      ({ sku, title, variant, stock, sold, days_left: left }) => [
        sku ?? "",
        title,
        variant,
        stock,
        sold,
        left ?? "",
      ],
    ),
  }),
  refunds: async (container, { from, until }) => ({
    name: `visszateritesek-${from}-${until}`,
    head: ["Mikor", "Rendelésszám", "Összeg", "Ok"],
    rows: (await readRefunds(container, { from, until, limit: MOST_ROWS })).map(
      ({ at, order_number: number, amount, reason }) => [
        budapestDay(new Date(at)),
        number,
        amount,
        reason ?? "",
      ],
    ),
  }),
  missed: async (container, { until }) => ({
    name: `sikertelen-keresesek-${until}`,
    head: ["Nyelv", "Keresett szavak", "Hányszor", "Utoljára"],
    rows: (
      await container.resolve(CATALOGUE_MODULE).missedSearches.list(undefined, MOST_ROWS, 0)
    ).searches.map(({ locale, query, count, last_asked_at: at }) => [
      locale,
      query,
      count,
      budapestDay(new Date(at)),
    ]),
  }),
  vat: async (container, { year }) => ({
    name: `afa-${year}`,
    head: ["Hónap", "ÁFA-kulcs (%)", "Bizonylatok", "Nettó", "ÁFA", "Bruttó"],
    rows: (await readVat(container, year)).map(({ month, vat_percent: rate, documents, net, vat, gross }) => [
      month,
      rate,
      documents,
      net,
      vat,
      gross,
    ]),
  }),
  invoices: async (container, { year }) => ({
    name: `szamlak-${year}`,
    head: [
      "Számlaszám",
      "Fajta",
      "Kelt",
      "Teljesítés",
      "Rendelésszám",
      "Vevő",
      "Adószám",
      "ÁFA-kulcs (%)",
      "Nettó",
      "ÁFA",
      "Bruttó",
    ],
    rows: (await listInvoicedAmounts(container, year)).map(({ kind, number, ...row }) => [
      number ?? "",
      KINDS[kind] ?? kind,
      row.issued_on,
      row.fulfilled_on,
      row.order_number,
      row.buyer,
      row.tax_number ?? "",
      row.vat_percent,
      row.net,
      row.vat,
      row.gross,
    ]),
  }),
}
