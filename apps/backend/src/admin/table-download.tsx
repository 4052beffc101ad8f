import { Button } from "@medusajs/ui"
import { fetchFile } from "./back-end.ts"
import { useBusy } from "./use-busy.ts"
import { writeWorkbook } from "./write-workbook.ts"

interface TableDownloadProps {
  /** The URL of the table as CSV. */
  address: string
  /** The name of the download. */
  label: string
  /** Beside a heading with the same name: then the buttons only name their format. */
  isShort?: boolean
}

/** A table to download, as CSV or as an Excel workbook. */
export function TableDownload({ address, label, isShort }: TableDownloadProps) {
  const [isBusy, run] = useBusy()
  const saveWorkbook = () =>
    run(async () => {
      const { name, content } = await fetchFile(address)
      const title = name.replace(/\.csv$/, "")
      saveFile(await writeWorkbook(content, title), `${title}.xlsx`)
    })
  return (
    <span className="flex flex-wrap gap-2">
      <Button asChild size="small" variant="secondary">
        <a href={address} download aria-label={`${label} (CSV)`}>
          {isShort ? "CSV" : `${label} (CSV)`}
        </a>
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${label} (XLSX)`}
        isLoading={isBusy}
        onClick={saveWorkbook}
      >
        {isShort ? "XLSX" : `${label} (XLSX)`}
      </Button>
    </span>
  )
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
