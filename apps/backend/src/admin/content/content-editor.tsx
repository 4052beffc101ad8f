import { Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import type { OfficeContentEntry } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { useCallback, useEffect, useState } from "react"
import {
  CONTENT_KINDS,
  type ContentKindName,
  type ContentValues,
} from "../../modules/content/content-kinds.ts"
import { adminLanguage } from "../language.ts"
import { NO_PROBLEMS } from "../problems.ts"
import { readContent, readShop, readVersion, type SaveOutcome, saveContent } from "./content-api.ts"
import { ContentForm } from "./content-form.tsx"
import { ContentHistory } from "./content-history.tsx"
import { pendingOf, STATE_COLORS } from "./content-labels.ts"
import { contentTexts } from "./content-texts.ts"
import { PublishBar } from "./publish-bar.tsx"

/** What is edited: an entry by its id, or a new one of a kind. */
export type Edited = { id: string } | { kind: ContentKindName }

/** The form of an entry, with its history. Input that cannot be saved stays in the form. */
export function ContentEditor({ edited }: { edited: Edited }) {
  const texts = contentTexts()
  const [entry, setEntry] = useState<OfficeContentEntry | null>(null)
  const [values, setValues] = useState<ContentValues | null>("kind" in edited ? {} : null)
  const [changed, setChanged] = useState(false)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [notice, setNotice] = useState("")
  const [saving, setSaving] = useState(false)
  const [shop, setShop] = useState<Shop | null>(null)
  const show = useCallback((loaded: OfficeContentEntry) => {
    setEntry(loaded)
    setValues(loaded.values)
    setChanged(false)
    setProblems(NO_PROBLEMS)
    setNotice("")
  }, [])
  useEffect(() => {
    readShop().then(setShop, () => setShop(null))
    if ("kind" in edited) return
    readContent(edited.id).then(show, (error: Error) => toast.error(error.message))
  }, [edited, show])
  useEffect(() => {
    if (!changed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [changed])

  if (!values) return <Text className="px-6 pb-6">{texts.loading}</Text>
  const name = "kind" in edited ? edited.kind : (entry?.kind as ContentKindName)
  const kind = CONTENT_KINDS[name]

  const explain = async (refused: Exclude<SaveOutcome, { type: "saved" }>) => {
    setNotice(refused.message)
    setProblems(refused.type === "refused" ? refused.problems : NO_PROBLEMS)
    if (refused.type !== "changed" || !entry) return
    // The next save is based on the other version, whose text stays in the history.
    const { versions, version, live } = await readContent(entry.id)
    setEntry({ ...entry, versions, version, live })
  }
  const save = async (publish: string | null, shown = true) => {
    setSaving(true)
    try {
      const of = entry ? { id: entry.id, after: entry.version } : { kind: name }
      const outcome = await saveContent(of, { values, publish, shown })
      if (outcome.type === "saved") {
        show(outcome.entry)
        window.history.replaceState(null, "", `#${outcome.entry.id}`)
        toast.success(savedAs(publish, shown))
      } else await explain(outcome)
    } catch (error) {
      setNotice((error as Error).message)
    } finally {
      setSaving(false)
    }
  }
  const take = async (number: number) => {
    if (!entry) return
    try {
      setValues(await readVersion(entry.id, number))
      setChanged(true)
      toast.info(texts.taken(number))
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4">
        <a href={`#list/${name}`} className="text-ui-fg-interactive txt-small">
          ← {kind.label[adminLanguage()]}
        </a>
        <Heading level="h2">{entry?.title || texts.fresh}</Heading>
        {entry && <StatusBadge color={STATE_COLORS[entry.state]}>{texts.states[entry.state]}</StatusBadge>}
        {entry && <Text size="small">{pendingOf(entry)}</Text>}
      </div>
      <Text size="small" className="px-6 pb-4 text-ui-fg-subtle">
        {kind.lead[adminLanguage()]}
      </Text>
      <form noValidate className="flex flex-col gap-6 px-6 pb-6" onSubmit={(event) => event.preventDefault()}>
        <ContentForm
          kind={kind}
          values={values}
          problems={problems}
          shop={shop}
          onChange={(path, value) => {
            setValues({ ...values, [path]: value })
            setChanged(true)
          }}
        />
        <div aria-live="polite">
          {notice && (
            <Text className="rounded-md border border-ui-border-error p-3 text-ui-fg-error [overflow-wrap:anywhere]">
              {notice}
            </Text>
          )}
        </div>
        <PublishBar canHide={kind.isOpen && entry?.state === "published"} saving={saving} onSave={save} />
      </form>
      {entry && <ContentHistory entry={entry} onTake={take} />}
    </>
  )
}

function savedAs(publish: string | null, shown: boolean): string {
  const texts = contentTexts()
  if (publish === null) return texts.savedDraft
  return shown ? texts.saved : texts.hidden
}
