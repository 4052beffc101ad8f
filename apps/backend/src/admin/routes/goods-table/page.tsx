import { defineRouteConfig } from "@medusajs/admin-sdk"
import { TablePen } from "@medusajs/icons"
import { Button, Container, Heading, Label, Table, Text, toast } from "@medusajs/ui"
import type { GoodsTablePreview } from "@porteka/commerce-sdk"
import { useState } from "react"
import { FileButton } from "../../file-button.tsx"
import { readText } from "../../read-text.ts"
import { importTable, readPreview } from "./goods-table-api.ts"

const SHOWN_ROWS = 200
/** Below what the route takes (`table-routes.ts`), with room for what JSON adds. */
const MOST_MEGABYTES = 8

/** All goods in one spreadsheet, out and back in. */
export default function GoodsTable() {
  const [content, setContent] = useState<string | null>(null)
  const [preview, setPreview] = useState<GoodsTablePreview | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [failed, setFailed] = useState<{ handle: string; message: string }[]>([])

  const choose = async (file: File) => {
    setPreview(null)
    setDone(null)
    setFailed([])
    try {
      if (file.size > MOST_MEGABYTES * 1024 * 1024) {
        throw new Error(
          `A fájl nagyobb ${MOST_MEGABYTES} MB-nál: ossza több fájlra, mindegyikben a fejléccel.`,
        )
      }
      const text = await readText(file)
      setContent(text)
      setPreview(await readPreview(text))
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  const run = async () => {
    if (!content) return
    setDone(0)
    try {
      const refused = await importTable(content, setDone)
      setFailed(refused)
      setPreview(await readPreview(content))
      if (refused.length === 0) toast.success("A táblázat a boltban van.")
      else toast.warning(`${refused.length} terméket a bolt nem fogadott el.`)
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setDone(null)
    }
  }

  return (
    <Container className="flex flex-col gap-6">
      <section>
        <Heading>Termékek táblázatban</Heading>
        <Text size="small" className="mt-1 mb-3 text-ui-fg-subtle">
          Minden változat egy sor, a cikkszámáról ismerhető fel. Az üres cella nem változtat semmit. A képek
          és a kategóriák között | jel áll.
        </Text>
        <Text size="small" className="mb-3 text-ui-fg-subtle">
          Másik boltból költözik? Ugyanitt válassza a Shopify, a WooCommerce, az UNAS vagy a Shoprenter
          termékexportját (CSV): előbb itt is látja, mi jön be és mi nem.
        </Text>
        <Button asChild variant="secondary">
          <a href="/admin/goods-table" download>
            Termékek letöltése (CSV)
          </a>
        </Button>
      </section>
      <section className="flex flex-col gap-2">
        <Label htmlFor="goods-table-file">A módosított táblázat vagy a régi bolt exportja (CSV)</Label>
        <FileButton id="goods-table-file" accept=".csv,.txt,.xlsx,text/csv" showsName onChoose={choose}>
          Fájl kiválasztása
        </FileButton>
        {preview && <Changes preview={preview} isRunning={done !== null} onRun={run} />}
        {done !== null && (
          <Text size="small" role="status">
            {done} termék kész…
          </Text>
        )}
        {failed.length > 0 && (
          <Problems
            title="Ezeket a bolt nem fogadta el"
            rows={failed.map(({ handle, message }) => [handle, message])}
          />
        )}
      </section>
    </Container>
  )
}

interface ChangesProps {
  preview: GoodsTablePreview
  isRunning: boolean
  onRun: () => void
}

function Changes({ preview, isRunning, onRun }: ChangesProps) {
  const { products, unchanged, problems, source, remarks } = preview
  const added = products.filter(({ is_new: isNew }) => isNew).length
  return (
    <>
      <Text size="small" role="status">
        {added} új termék, {products.length - added} módosuló termék, {unchanged} változatlan sor,{" "}
        {problems.length} hiba.
      </Text>
      {source && (
        <Text size="small" weight="plus">
          Felismert fájl: {source}
        </Text>
      )}
      {remarks.length > 0 && (
        <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
          {remarks.slice(0, SHOWN_ROWS).map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
          {remarks.length > SHOWN_ROWS && <li>és még {remarks.length - SHOWN_ROWS}</li>}
        </ul>
      )}
      {problems.length > 0 && (
        <Problems
          title="A hibás sorok kimaradnak, a többi beolvasható"
          rows={problems.map(({ row, message }) => [`${row}. sor`, message])}
        />
      )}
      {products.length > 0 && (
        <Button className="self-start" onClick={onRun} isLoading={isRunning}>
          {products.length} termék beolvasása
        </Button>
      )}
    </>
  )
}

function Problems({ title, rows }: { title: string; rows: [string, string][] }) {
  return (
    <div>
      <Text size="small" weight="plus" className="text-ui-fg-error">
        {title}
      </Text>
      <Table>
        <Table.Body>
          {rows.slice(0, SHOWN_ROWS).map(([where, message]) => (
            <Table.Row key={`${where} ${message}`}>
              <Table.Cell className="whitespace-nowrap">{where}</Table.Cell>
              <Table.Cell>{message}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      {rows.length > SHOWN_ROWS && <Text size="small">és még {rows.length - SHOWN_ROWS}</Text>}
    </div>
  )
}

export const config = defineRouteConfig({
  label: "menu.goodsTable",
  translationNs: "translation",
  icon: TablePen,
  rank: 7,
})
