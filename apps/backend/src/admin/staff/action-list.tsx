import { Container, Input, Table, Text, toast } from "@medusajs/ui"
import type { StaffAction } from "@porteka/commerce-sdk"
import { useEffect, useState } from "react"
import { CardHead } from "../card-head.tsx"
import { formatMoment } from "../format-moment.ts"
import { PagedTable } from "../paged-table.tsx"
import { placeOf } from "./place-names.ts"
import { listActions } from "./staff-api.ts"
import { staffTexts } from "./staff-texts.ts"

const TYPING_MS = 300

/** The changes by the staff, newest first. */
export function ActionList() {
  const texts = staffTexts()
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState("")
  const [list, setList] = useState<{ actions: StaffAction[]; count: number } | null>(null)
  useEffect(() => {
    const waiting = setTimeout(() => {
      listActions(page, search.trim()).then(setList, (error: Error) => toast.error(error.message))
    }, TYPING_MS)
    return () => clearTimeout(waiting)
  }, [page, search])

  return (
    <Container className="p-0">
      <CardHead
        level="h2"
        heading={texts.actions}
        hint={texts.actionsHint}
        actions={
          <Input
            type="search"
            size="small"
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setPage(0)
            }}
          />
        }
      />
      <PagedTable
        columns={texts.actionColumns}
        count={list?.count}
        none={texts.noActions}
        page={page}
        onPage={setPage}
      >
        {list?.actions.map(({ id, at, email, method, path }) => (
          <Table.Row key={id}>
            <Table.Cell>{formatMoment(at)}</Table.Cell>
            <Table.Cell>{email ?? texts.key}</Table.Cell>
            <Table.Cell>{texts.verbs[method] ?? method}</Table.Cell>
            <Table.Cell>
              <Place path={path} />
            </Table.Cell>
          </Table.Row>
        ))}
      </PagedTable>
    </Container>
  )
}

/** The path is what the search looks in, and names the record. */
function Place({ path }: { path: string }) {
  const place = placeOf(path)
  return (
    <>
      {place.name}{" "}
      <Text as="span" size="xsmall" className="text-ui-fg-muted">
        {place.path}
      </Text>
    </>
  )
}
