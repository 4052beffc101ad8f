import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { Button, Container, Heading, Label, Text, toast } from "@medusajs/ui"
import type { BankStatementPreview } from "@porteka/commerce-sdk"
import { useState } from "react"
import { FileButton } from "../../file-button.tsx"
import { readText } from "../../read-text.ts"
import { bookEntries, readStatement } from "./bank-statement-api.ts"
import { STATES, type State } from "./bank-statement-labels.ts"
import { EntryTable } from "./entry-table.tsx"

const STATE_KEYS = Object.keys(STATES) as State[]

/** What a bank's statement pays: looked at, confirmed, and marked as paid. */
export default function BankStatement() {
  const [content, setContent] = useState<string | null>(null)
  const [preview, setPreview] = useState<BankStatementPreview | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState<number | null>(null)

  const show = async (text: string) => {
    const read = await readStatement(text)
    const sure = read.entries.filter(({ state }) => state === "sure")
    setPreview(read)
    setChosen(new Set(sure.map(({ entry }) => entry.id)))
  }

  const choose = async (file: File) => {
    setPreview(null)
    setRefusals(new Map())
    try {
      const text = await readText(file)
      setContent(text)
      await show(text)
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  const book = async () => {
    if (!content) return
    setDone(0)
    try {
      const answer = await bookEntries(content, [...chosen], setDone)
      setRefusals(new Map(answer.refused.map(({ id, message }) => [id, message])))
      await show(content)
      if (answer.done.length > 0) toast.success(`${answer.done.length} rendelés kifizetve.`)
      if (answer.refused.length > 0)
        toast.warning(`${answer.refused.length} tétel nem ment: az okuk a sorukban áll.`)
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setDone(null)
    }
  }

  return (
    <Container className="flex flex-col gap-6">
      <section className="flex flex-col gap-2">
        <Heading>Bankszámlakivonat</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          A bankból letöltött kivonat (CAMT.053 XML vagy CSV) tételeit a rendelésekhez párosítja. Amíg Ön meg
          nem erősíti, semmi sem változik; ugyanaz a tétel kétszer nem könyvelhető.
        </Text>
        <Label htmlFor="bank-statement-file">A kivonat fájlja</Label>
        <FileButton
          id="bank-statement-file"
          accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
          showsName
          onChoose={choose}
        >
          Fájl kiválasztása
        </FileButton>
      </section>
      {preview && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <Button onClick={book} isLoading={done !== null} disabled={chosen.size === 0}>
              {chosen.size} rendelés kifizetettnek jelölése
            </Button>
            <Text size="small" role="status">
              {done === null ? summaryOf(preview) : `${done} tétel kész…`}
            </Text>
          </div>
          {STATE_KEYS.map((state) => (
            <EntryTable
              key={state}
              {...{ state, chosen, refusals }}
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
  `${entries.length} tétel, ${problems.length} olvashatatlan sor.`

function Unread({ problems }: Pick<BankStatementPreview, "problems">) {
  if (problems.length === 0) return null
  return (
    <section>
      <Heading level="h2">Olvashatatlan sorok ({problems.length})</Heading>
      <ul className="text-sm">
        {problems.map(({ row, message }) => (
          <li key={row}>
            {row}. sor: {message}
          </li>
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
