import { staffText } from "../../../../staff-language/staff-language.ts"
import { readGrams } from "./imported-cells.ts"
import type { ImportedProduct, ImportedProducts, ShopSystem } from "./imported-products.ts"
import { toPlainText } from "./plain-text.ts"
import { remarkLeftOut, type SourceRow, SourceTable } from "./source-table.ts"

/** Shopify's value for "nothing to choose". */
const NOTHING_TO_CHOOSE = "Default Title"

/**
 * Shopify's product CSV (https://help.shopify.com/en/manual/products/import-export/using-csv), with today's
 * column names and those before 2025. Rows with one handle are a product: the first has its texts, the others
 * are variants or just another picture.
 */
export const shopify: ShopSystem = {
  name: "Shopify",
  isHead: (names) =>
    (names.has("handle") || names.has("url handle")) && names.has("title") && names.has("option1 value"),
  read,
}

function read(file: readonly (readonly string[])[]): ImportedProducts {
  const table = new SourceTable(file)
  const handle = table.column("URL handle", "Handle")
  const isGiftCard = table.column("Gift card", "Gift Card")
  const price = table.column("Price", "Variant Price")
  const sku = table.column("SKU", "Variant SKU")
  const before = table.column("Compare-at price", "Variant Compare At Price")
  const readers = {
    product: productReader(table),
    variant: variantReader(table, { price, sku }),
    picture: table.column("Product image URL", "Image Src"),
  }
  const groups = Map.groupBy(table.lines, (line) => handle(line))
  const problems = (groups.get("") ?? []).map(({ row }) => ({
    row,
    message: staffText({ hu: "Hiányzik a „Handle”.", en: "The “Handle” is missing." }),
  }))
  groups.delete("")
  const products = [...groups].flatMap(([name, lines]) => {
    const [first] = lines
    if (!first) return []
    if (lines.some((line) => isGiftCard(line).toLowerCase() === "true")) {
      const message = staffText({
        hu: "Ajándékkártyát nem terméktáblázatból vesz fel a bolt.",
        en: "The shop takes no gift cards from a table of products.",
      })
      problems.push({ row: first.row, message })
      return []
    }
    return [{ handle: name, ...readProduct(first, lines, readers) }]
  })
  const reduced = table.lines.filter((line) => Number(before(line)) > Number(price(line))).length
  return {
    products,
    problems,
    remarks: [
      staffText({
        hu: "A Shopify fájlja nem mondja meg, bruttók-e az árak és milyen pénznemben vannak: a bolt bruttó forintnak veszi őket.",
        en: "Shopify's file does not say whether prices are gross and in which currency: the shop takes them for gross forints.",
      }),
      ...(reduced > 0
        ? [
            staffText({
              hu: `${reduced} változat akciós volt: az akciós ár jön be árnak, az akciót az „Árlisták” alatt vegye fel.`,
              en: `${reduced} variants were on sale: the reduced price comes in as the price; add the sale under “Price Lists”.`,
            }),
          ]
        : []),
      ...remarkLeftOut(table),
    ],
  }
}

type Readers = {
  product: ReturnType<typeof productReader>
  variant: ReturnType<typeof variantReader>
  picture: (line: SourceRow) => string
}

function readProduct(
  first: SourceRow,
  lines: readonly SourceRow[],
  { product, variant, picture }: Readers,
): Omit<ImportedProduct, "handle"> {
  return {
    ...product(first),
    pictures: [...new Set([...lines.map(picture), ...lines.map(variant.picture)])].filter(Boolean),
    variants: lines.filter(variant.isOne).map((line) => variant.read(line, first)),
  }
}

function productReader(table: SourceTable) {
  const title = table.column("Title")
  const description = table.column("Description", "Body (HTML)")
  const vendor = table.column("Vendor")
  const category = table.column("Product category", "Product Category")
  const type = table.column("Type")
  const status = table.column("Status")
  const published = table.column("Published on online store", "Published")
  return (line: SourceRow) => ({
    title: title(line),
    subtitle: "",
    description: toPlainText(description(line)),
    maker: vendor(line),
    categories: [category(line).split(">"), [type(line)]]
      .map((path) => path.map((name) => name.trim()).filter(Boolean))
      .filter((path) => path.length > 0),
    isHidden: /^(draft|archived|unlisted)$/i.test(status(line)) || /^false$/i.test(published(line)),
  })
}

function variantReader(
  table: SourceTable,
  { price, sku }: Record<"price" | "sku", (line: SourceRow) => string>,
) {
  const options = [1, 2, 3].map((number) => ({
    name: table.column(`Option${number} name`),
    value: table.column(`Option${number} value`),
  }))
  const stock = table.column("Inventory quantity", "Variant Inventory Qty")
  const grams = table.column("Weight value (grams)", "Variant Grams")
  // The unit is that of the old shop's screen; the value is always grams.
  table.column("Weight unit for display", "Variant Weight Unit")
  const firstValue = options[0]?.value ?? (() => "")
  return {
    picture: table.column("Variant image URL", "Variant Image"),
    isOne: (line: SourceRow) => Boolean(firstValue(line) || sku(line) || price(line)),
    read: (line: SourceRow, first: SourceRow) => {
      // The option names are only in the product's first row.
      const chosen = options
        .map(({ name, value }) => ({ name: name(first), value: value(line) }))
        .filter(({ value }) => value && value !== NOTHING_TO_CHOOSE)
      return {
        row: line.row,
        sku: sku(line),
        key: chosen.map(({ value }) => value).join("-"),
        options: chosen,
        price: price(line),
        stock: stock(line),
        weight: readGrams(grams(line), "g"),
      }
    },
  }
}
