import { Button, StatusBadge, Table, Text, toast } from "@medusajs/ui"
import type { AdminContentSummary } from "@porteka/commerce-sdk"
import { useEffect, useState } from "react"
import { Link } from "react-router-dom"
import { CONTENT_KINDS, type ContentKindName } from "../../modules/content/content-kinds.ts"
import { formatMoment } from "../format-moment.ts"
import { HeadedTable } from "../headed-table.tsx"
import { adminLanguage } from "../language.ts"
import { listContent } from "./content-api.ts"
import { nameOfSaver, pendingOf, STATE_COLORS } from "./content-labels.ts"
import { contentTexts } from "./content-texts.ts"

/** The entries of a kind. */
export function ContentList({ kind: name }: { kind: ContentKindName }) {
  const [entries, setEntries] = useState<AdminContentSummary[] | null>(null)
  useEffect(() => {
    setEntries(null)
    listContent(name).then(setEntries, (error: Error) => toast.error(error.message))
  }, [name])
  const kind = CONTENT_KINDS[name]
  const texts = contentTexts()
  return (
    <>
      <div className="flex items-start justify-between gap-4 px-6 pb-4">
        <Text size="small" className="text-ui-fg-subtle">
          {kind.lead[adminLanguage()]}
        </Text>
        {kind.isOpen && (
          <Button size="small" className="shrink-0" asChild>
            <Link to={`#new/${name}`}>{texts.add}</Link>
          </Button>
        )}
      </div>
      {entries?.length === 0 && <Text className="px-6 pb-6 text-ui-fg-muted">{texts.none}</Text>}
      {entries && entries.length > 0 && (
        <HeadedTable columns={texts.columns}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </HeadedTable>
      )}
    </>
  )
}

function Row({ entry }: { entry: AdminContentSummary }) {
  const texts = contentTexts()
  const pending = pendingOf(entry)
  return (
    <Table.Row>
      <Table.Cell className="min-w-48">
        <Link to={`#${entry.id}`} className="text-ui-fg-interactive">
          {entry.title || texts.untitled}
        </Link>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        <StatusBadge color={STATE_COLORS[entry.state]}>{texts.states[entry.state]}</StatusBadge>
        {pending && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {pending}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{nameOfSaver(entry.saved_by)}</Table.Cell>
      <Table.Cell>{formatMoment(entry.saved_at)}</Table.Cell>
    </Table.Row>
  )
}
