import { defineRouteConfig } from "@medusajs/admin-sdk"
import { TablePen } from "@medusajs/icons"
import { Alert, Button, Container, Heading, Label, Table, Text } from "@medusajs/ui"
import type { ProductTablePreview } from "@porteka/commerce-sdk"
import { FileButton } from "../../file-button.tsx"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { TableDownload } from "../../table-download.tsx"
import { ChangesList } from "./changes-list.tsx"
import { chooseTable, fetchAll, importAll } from "./product-import.ts"
import { productTableTexts } from "./product-table-texts.ts"
import { useProductImport } from "./use-product-import.ts"

const SHOWN_ROWS = 200

/** Export and import of all products as a spreadsheet. */
export default function ProductTable() {
  const texts = productTableTexts()
  const { preview, isReading, problem, done, fetched, waitingFor, unfetched, failed } = useProductImport()
  return (
    <Container className="flex flex-col gap-6">
      <ReaderNote roles={["owner", "content"]} className="" />
      <section>
        <Heading>{texts.heading}</Heading>
        <Text size="small" className="mt-1 mb-3 text-ui-fg-subtle">
          {texts.hint}
        </Text>
        <Text size="small" className="mb-3 text-ui-fg-subtle">
          {texts.moving}
        </Text>
        <TableDownload address="/admin/product-table" label={texts.download} />
      </section>
      <section className="flex flex-col gap-2">
        <Label htmlFor="product-table-file">{texts.file}</Label>
        <FileButton
          id="product-table-file"
          accept=".csv,.txt,.xlsx,text/csv"
          showsName
          onChoose={chooseTable}
        >
          {texts.chooseFile}
        </FileButton>
        {isReading && (
          <Text size="small" role="status">
            {texts.reading}
          </Text>
        )}
        {problem && (
          <Alert variant="error" role="alert">
            {problem}
          </Alert>
        )}
        {/* In sight wherever the page is scrolled to: the button that starts it is below a long table. */}
        <div className="sticky top-0 z-10 flex flex-col gap-2 bg-ui-bg-base">
          {done !== null && (
            <Text size="small" role="status">
              {texts.progress(done)}
            </Text>
          )}
          {waitingFor && (
            <Alert variant="warning" role="alert">
              {texts.waiting[waitingFor]}
            </Alert>
          )}
        </div>
        {failed.length > 0 && (
          <Problems
            title={texts.refusedTitle}
            rows={failed.map(({ handle, message }) => [handle, message])}
          />
        )}
        {preview && <Changes preview={preview} isRunning={done !== null} onRun={importAll} />}
        {preview && done === null && (
          <Pictures pictures={preview.pictures} fetched={fetched} onFetch={fetchAll} />
        )}
        {unfetched.length > 0 && (
          <Problems
            title={texts.picturesFailed}
            rows={unfetched.map(({ handle, message }) => [handle, message])}
          />
        )}
      </section>
    </Container>
  )
}

interface ChangesProps {
  preview: ProductTablePreview
  isRunning: boolean
  onRun: () => void
}

function Changes({ preview, isRunning, onRun }: ChangesProps) {
  const texts = productTableTexts()
  const { products, unchanged, problems, source, remarks, lost_letters: lost } = preview
  const added = products.filter(({ is_new: isNew }) => isNew).length
  return (
    <>
      <Text size="small" role="status">
        {texts.summary(added, products.length - added, unchanged, problems.length)}
      </Text>
      {lost > 0 && <Alert variant="error">{texts.lostLetters(lost)}</Alert>}
      {source && (
        <Text size="small" weight="plus">
          {texts.source(source)}
        </Text>
      )}
      {remarks.length > 0 && (
        <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
          {remarks.slice(0, SHOWN_ROWS).map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
          {remarks.length > SHOWN_ROWS && <li>{texts.more(remarks.length - SHOWN_ROWS)}</li>}
        </ul>
      )}
      {problems.length > 0 && (
        <Problems
          title={texts.problemsTitle}
          rows={problems.map(({ row, message }) => [texts.row(row), message])}
        />
      )}
      <ChangesList products={products} />
      {products.length > 0 && (
        <Button className="self-start" onClick={onRun} isLoading={isRunning}>
          {texts.take(products.length)}
        </Button>
      )}
    </>
  )
}

interface PicturesProps {
  pictures: ProductTablePreview["pictures"]
  fetched: number | null
  onFetch: (pictures: ProductTablePreview["pictures"]) => void
}

const countOf = (pictures: ProductTablePreview["pictures"]) => pictures.flatMap(({ urls }) => urls).length

/** Only pictures of existing products can be downloaded; the others are listed until their product exists. */
function Pictures({ pictures, fetched, onFetch }: PicturesProps) {
  const texts = productTableTexts()
  const ready = pictures.filter(({ is_known: isKnown }) => isKnown)
  const later = countOf(pictures) - countOf(ready)
  return (
    <>
      {later > 0 && <Text size="small">{texts.picturesLater(later)}</Text>}
      {ready.length > 0 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => onFetch(ready)}
          isLoading={fetched !== null}
        >
          {texts.fetchPictures(countOf(ready))}
        </Button>
      )}
      {fetched !== null && (
        <Text size="small" role="status">
          {texts.pictureProgress(fetched, countOf(ready))}
        </Text>
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
              <Table.Cell className="[overflow-wrap:anywhere]">{message}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      {rows.length > SHOWN_ROWS && (
        <Text size="small">{productTableTexts().more(rows.length - SHOWN_ROWS)}</Text>
      )}
    </div>
  )
}

export const config = defineRouteConfig({
  label: "menu.productTable",
  translationNs: "translation",
  icon: TablePen,
  rank: 7,
})
