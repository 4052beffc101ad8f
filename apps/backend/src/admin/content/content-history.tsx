import { Button, Heading, Table, Text } from "@medusajs/ui"
import type { OfficeContentEntry } from "@porteka/commerce-sdk"
import { formatMoment } from "../format-moment.ts"
import { nameOfSaver, versionLabel } from "./content-labels.ts"

interface ContentHistoryProps {
  entry: OfficeContentEntry
  /** Takes a version's words into the form. */
  onTake: (number: number) => void
}

/** Every version that was ever saved: who, when, and what it was saved as. */
export function ContentHistory({ entry, onTake }: ContentHistoryProps) {
  return (
    <section aria-labelledby="history" className="border-ui-border-base border-t">
      <div className="px-6 py-4">
        <Heading level="h2" id="history">
          Előzmények
        </Heading>
        <Text size="small" className="text-ui-fg-subtle">
          „Visszavétel”: a régi szöveg az űrlapba kerül; a boltban akkor látszik, ha közzéteszi.
        </Text>
      </div>
      <Table>
        <Table.Body>
          {entry.versions.map((version) => (
            <Table.Row key={version.number}>
              <Table.Cell>{version.number}. változat</Table.Cell>
              <Table.Cell>{versionLabel(version, entry.live)}</Table.Cell>
              <Table.Cell>{nameOfSaver(version.saved_by)}</Table.Cell>
              <Table.Cell>{formatMoment(version.created_at)}</Table.Cell>
              <Table.Cell className="text-right">
                <Button
                  type="button"
                  variant="transparent"
                  size="small"
                  aria-label={`${version.number}. változat visszavétele`}
                  onClick={() => onTake(version.number)}
                >
                  Visszavétel
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  )
}
