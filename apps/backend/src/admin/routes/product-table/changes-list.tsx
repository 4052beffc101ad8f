import { Table, Text } from "@medusajs/ui"
import type { ProductTablePreview } from "@porteka/commerce-sdk"
import { HeadedTable } from "../../headed-table.tsx"
import { productTableTexts } from "./product-table-texts.ts"

const SHOWN_PRODUCTS = 100

type Product = ProductTablePreview["products"][number]

/** What the table would change, cell by cell; new products by their names. */
export function ChangesList({ products }: Pick<ProductTablePreview, "products">) {
  const texts = productTableTexts()
  const shown = products.slice(0, SHOWN_PRODUCTS)
  return (
    <>
      {shown.length > 0 && (
        <HeadedTable columns={texts.changeColumns}>
          {shown.map((product) => (
            <ProductRows key={product.handle} product={product} />
          ))}
        </HeadedTable>
      )}
      {products.length > shown.length && (
        <Text size="small">{texts.more(products.length - shown.length)}</Text>
      )}
    </>
  )
}

const CELL = "min-w-32 py-2 align-top whitespace-pre-line [overflow-wrap:anywhere]"

function ProductRows({ product }: { product: Product }) {
  const texts = productTableTexts()
  const { title, handle, is_new: isNew, variants, cells, more_cells: more } = product
  return (
    <>
      <Table.Row>
        <th scope="rowgroup" colSpan={4} className="px-6 py-2 text-left font-medium">
          {title} <span className="font-normal text-ui-fg-subtle">({handle})</span>
          {isNew && <span className="font-normal"> · {texts.newProduct(variants)}</span>}
        </th>
      </Table.Row>
      {cells.map(({ row, column, before, after }) => (
        <Table.Row key={`${row} ${column}`}>
          <Table.Cell className={CELL}>{texts.row(row)}</Table.Cell>
          <Table.Cell className={CELL}>{column}</Table.Cell>
          <Table.Cell className={`${CELL} text-ui-fg-subtle`}>{before || "–"}</Table.Cell>
          <Table.Cell className={CELL}>{after}</Table.Cell>
        </Table.Row>
      ))}
      {more > 0 && (
        <Table.Row>
          <td colSpan={4} className="px-6 py-2">
            {texts.more(more)}
          </td>
        </Table.Row>
      )}
    </>
  )
}
