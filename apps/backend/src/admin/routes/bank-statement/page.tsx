import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { Alert, Button, Container, Heading, Label, Table, Text } from "@medusajs/ui"
import type { BankStatementPreview, MatchedEntry, PlacedEntry } from "@porteka/commerce-sdk"
import { FileButton } from "../../file-button.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { SEE_CUSTOMERS } from "../../staff/see-customers.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { statementTexts } from "./bank-statement-labels.ts"
import { EntryCells, Section } from "./entry-cells.tsx"
import { OpenRow } from "./open-row.tsx"
import { PlacedRow } from "./placed-row.tsx"
import { useBankStatement } from "./use-bank-statement.ts"

/** Bank statements: what came in, checked, confirmed, and assigned to orders. */
export default function BankStatement() {
  return (
    <ReadableBy readers={SEE_CUSTOMERS} heading={statementTexts().heading}>
      <StatementEntries />
    </ReadableBy>
  )
}

function StatementEntries() {
  const texts = statementTexts()
  const statement = useBankStatement()
  const { list, read, unread, isChosen, isBusy, done, place } = statement
  const open = list?.open ?? []
  const chosen = open.filter(isChosen)
  const toBook = chosen.filter(({ can_book: canBook, shares }) => canBook || shares.length > 0)
  const toSetAside = chosen.filter(({ state }) => state === "doubtful").map(({ entry }) => entry.id)
  const shown = new Set(
    [...open, ...(list?.to_return ?? []), ...(list?.late ?? []), ...(list?.done ?? [])].map(
      ({ entry }) => entry.id,
    ),
  )
  const openRow = (match: MatchedEntry) => (
    <OpenRow
      key={match.entry.id}
      match={match}
      isChosen={isChosen(match)}
      isBusy={isBusy}
      onToggle={() => statement.toggle(match.entry.id)}
      onAssign={(shares) => statement.assign(match.entry.id, shares)}
      isListed={(id) => shown.has(id)}
      refusal={statement.refusals.get(match.entry.id)}
    />
  )
  const placedRow = (placed: PlacedEntry) => (
    <PlacedRow
      key={placed.entry.id}
      placed={placed}
      isBusy={isBusy}
      onPlace={(step) => place([placed.entry.id], step)}
    />
  )
  return (
    <Container className="flex flex-col gap-6">
      <ReaderNote roles={["owner", "orders"]} className="" />
      <section className="flex flex-col gap-2">
        <Heading>{texts.heading}</Heading>
        <Text size="small" className="max-w-3xl text-ui-fg-subtle">
          {texts.hint}
        </Text>
        <Label htmlFor="bank-statement-file">{texts.file}</Label>
        <FileButton
          id="bank-statement-file"
          accept=".xml,.csv,.txt,.xlsx,text/xml,application/xml,text/csv"
          showsName
          onChoose={statement.choose}
        >
          {texts.chooseFile}
        </FileButton>
        {unread && (
          <Alert variant="error" role="alert">
            {unread}
          </Alert>
        )}
        <Text size="small" role="status">
          {done === null ? read && summaryOf(read) : texts.progress(done)}
        </Text>
      </section>
      {open.length > 0 && (
        <div>
          <Button onClick={() => statement.book(toBook)} isLoading={isBusy} disabled={toBook.length === 0}>
            {texts.mark(toBook.length)}
          </Button>
        </div>
      )}
      {list && open.length === 0 && list.to_return.length === 0 && list.late.length === 0 && (
        <Text size="small">{texts.nothing}</Text>
      )}
      <Section section="sure" columns={texts.openColumns} rows={open.filter(({ state }) => state === "sure")}>
        {openRow}
      </Section>
      <Section
        section="doubtful"
        columns={texts.openColumns}
        rows={open.filter(({ state }) => state === "doubtful")}
        actions={
          <Button
            size="small"
            variant="secondary"
            className="mb-2"
            disabled={isBusy || toSetAside.length === 0}
            onClick={() => place(toSetAside, { step: "set_aside" })}
          >
            {texts.setAside(toSetAside.length)}
          </Button>
        }
      >
        {openRow}
      </Section>
      {list && list.open_count > open.length && (
        <Text size="small">{texts.more(list.open_count - open.length)}</Text>
      )}
      <Section section="to_return" columns={texts.placedColumns} rows={list?.to_return ?? []}>
        {placedRow}
      </Section>
      <Section section="late" columns={texts.placedColumns} rows={list?.late ?? []}>
        {placedRow}
      </Section>
      <Section section="ignored" columns={texts.placedColumns} rows={leftOut(read)}>
        {({ entry, order, reason }) => (
          <Table.Row key={entry.id}>
            <EntryCells entry={entry} order={order} />
            <Table.Cell>{reason && texts.reasons[reason]}</Table.Cell>
            <Table.Cell />
          </Table.Row>
        )}
      </Section>
      <Unread problems={read?.problems ?? []} />
      <Section section="done" columns={texts.placedColumns} rows={list?.done ?? []}>
        {placedRow}
      </Section>
    </Container>
  )
}

const leftOut = (read: BankStatementPreview | null) =>
  (read?.entries ?? []).filter(({ state }) => state === "ignored")

function summaryOf(read: BankStatementPreview): string {
  const ignored = leftOut(read)
  const known = ignored.filter(({ reason }) => reason === "booked_before").length
  return statementTexts().read(
    read.entries.length - ignored.length,
    known,
    ignored.length - known,
    read.problems.length,
  )
}

function Unread({ problems }: Pick<BankStatementPreview, "problems">) {
  const texts = statementTexts()
  if (problems.length === 0) return null
  return (
    <section>
      <Heading level="h2">{texts.unreadable(problems.length)}</Heading>
      <ul className="text-sm">
        {problems.map(({ row, message }) => (
          <li key={row}>{texts.row(row, message)}</li>
        ))}
      </ul>
    </section>
  )
}

export const config = defineRouteConfig({
  label: "menu.bankStatement",
  translationNs: "translation",
  icon: CreditCard,
  rank: 4,
})
