import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { Alert, Button, Container, Heading, Label, Text } from "@medusajs/ui"
import type { BankStatementPreview } from "@porteka/commerce-sdk"
import { FileButton } from "../../file-button.tsx"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { STATES, statementTexts } from "./bank-statement-labels.ts"
import { EntryTable } from "./entry-table.tsx"
import { useBankStatement } from "./use-bank-statement.ts"

/** A bank statement's payments: checked, confirmed, and marked as paid. */
export default function BankStatement() {
  const texts = statementTexts()
  const { preview, unread, chosen, refusals, done, choose, toggle, book } = useBankStatement()
  return (
    <Container className="flex flex-col gap-6">
      <ReaderNote roles={["owner", "orders"]} className="" />
      <section className="flex flex-col gap-2">
        <Heading>{texts.heading}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {texts.hint}
        </Text>
        <Label htmlFor="bank-statement-file">{texts.file}</Label>
        <FileButton
          id="bank-statement-file"
          accept=".xml,.csv,.txt,.xlsx,text/xml,application/xml,text/csv"
          showsName
          onChoose={choose}
        >
          {texts.chooseFile}
        </FileButton>
        {unread && (
          <Alert variant="error" role="alert">
            {unread}
          </Alert>
        )}
      </section>
      {preview && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <Button onClick={book} isLoading={done !== null} disabled={chosen.size === 0}>
              {texts.mark(chosen.size)}
            </Button>
            <Text size="small" role="status">
              {done === null ? summaryOf(preview) : texts.progress(done)}
            </Text>
          </div>
          {STATES.map((state) => (
            <EntryTable
              key={state}
              state={state}
              chosen={chosen}
              refusals={refusals}
              entries={preview.entries.filter((match) => match.state === state)}
              onToggle={toggle}
            />
          ))}
          <Unread problems={preview.problems} />
        </>
      )}
    </Container>
  )
}

const summaryOf = ({ entries, problems }: BankStatementPreview) =>
  statementTexts().summary(entries.length, problems.length)

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
