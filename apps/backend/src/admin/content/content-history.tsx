import { Button, Heading, Table, Text } from "@medusajs/ui"
import type { AdminContentEntry } from "@porteka/commerce-sdk"
import { formatMoment } from "../format-moment.ts"
import { HeadedTable } from "../headed-table.tsx"
import { nameOfSaver, versionLabel } from "./content-labels.ts"
import { contentTexts } from "./content-texts.ts"

interface ContentHistoryProps {
  entry: AdminContentEntry
  /** Copies a version's text into the form. */
  onTake: (number: number) => void
}

/** Every saved version: who, when, and as what. */
export function ContentHistory({ entry, onTake }: ContentHistoryProps) {
  const texts = contentTexts()
  return (
    <section aria-labelledby="history" className="border-ui-border-base border-t">
      <div className="px-6 py-4">
        <Heading level="h2" id="history">
          {texts.history}
        </Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {texts.historyHint}
        </Text>
      </div>
      <HeadedTable columns={texts.historyColumns}>
        {entry.versions.map((version) => (
          <Table.Row key={version.number}>
            <Table.Cell className="whitespace-nowrap">{texts.version(version.number)}</Table.Cell>
            <Table.Cell className="whitespace-nowrap">{versionLabel(version, entry.live)}</Table.Cell>
            <Table.Cell className="whitespace-nowrap">{nameOfSaver(version.saved_by)}</Table.Cell>
            <Table.Cell>{formatMoment(version.created_at)}</Table.Cell>
            <Table.Cell className="text-right">
              <Button
                type="button"
                variant="transparent"
                size="small"
                aria-label={texts.takeVersion(version.number)}
                onClick={() => onTake(version.number)}
              >
                {texts.take}
              </Button>
            </Table.Cell>
          </Table.Row>
        ))}
      </HeadedTable>
    </section>
  )
}
