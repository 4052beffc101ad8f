import { Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import type { AdminContentEntry } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import { useCallback, useEffect, useState } from "react"
import { Link } from "react-router-dom"
import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentKindName,
  type ContentValues,
} from "../../modules/content/content-kinds.ts"
import { adminLanguage } from "../language.ts"
import { NO_PROBLEMS, withoutProblemsOf } from "../problems.ts"
import { UnsavedGuard } from "../unsaved-guard.tsx"
import { readContent, readShop, readVersion, type SaveOutcome, saveContent } from "./content-api.ts"
import { ContentForm } from "./content-form.tsx"
import { ContentHistory } from "./content-history.tsx"
import { pendingOf, STATE_COLORS } from "./content-labels.ts"
import { contentTexts } from "./content-texts.ts"
import { PublishBar } from "./publish-bar.tsx"

/** What is edited: an entry by its id, or a new one of a kind. */
export type Edited = { id: string } | { kind: ContentKindName }

interface ContentEditorProps {
  edited: Edited
  /** Says which kind an opened entry has. */
  onKind: (kind: ContentKindName) => void
}

/** The form of an entry, with its history. Input that cannot be saved stays in the form. */
export function ContentEditor({ edited, onKind }: ContentEditorProps) {
  const texts = contentTexts()
  const [entry, setEntry] = useState<AdminContentEntry | null>(null)
  const [values, setValues] = useState<ContentValues | null>("kind" in edited ? {} : null)
  const [changed, setChanged] = useState(false)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [notice, setNotice] = useState("")
  const [saving, setSaving] = useState(false)
  const [shop, setShop] = useState<Shop | null>()
  const show = useCallback(
    (loaded: AdminContentEntry) => {
      setEntry(loaded)
      onKind(loaded.kind as ContentKindName)
      setValues(withStart(loaded.kind as ContentKindName, loaded.values))
      setChanged(false)
      setProblems(NO_PROBLEMS)
      setNotice("")
    },
    [onKind],
  )
  useEffect(() => {
    readShop().then(setShop, () => setShop(null))
    if ("kind" in edited) return
    readContent(edited.id).then(show, (error: Error) => toast.error(error.message))
  }, [edited, show])

  if (!values) return <Text className="px-6 pb-6">{texts.loading}</Text>
  const name = "kind" in edited ? edited.kind : (entry?.kind as ContentKindName)
  const kind = CONTENT_KINDS[name]

  const change = (path: string, value: string) => {
    setValues({ ...values, [path]: value })
    setChanged(true)
    const left = withoutProblemsOf(problems, path)
    if (left.size === problems.size) return
    setProblems(left)
    if (left.size === 0) setNotice("")
  }
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
        // The router keeps its state of this page, and the form stays as it is.
        window.history.replaceState(window.history.state, "", `#${outcome.entry.id}`)
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
      setValues(withStart(name, await readVersion(entry.id, number)))
      setChanged(true)
      toast.info(texts.taken(number))
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  return (
    <>
      {changed && <UnsavedGuard part={entry?.title || texts.fresh} />}
      <EditorHead kind={kind} name={name} entry={entry} />
      <form noValidate className="flex flex-col gap-6 px-6 pb-6" onSubmit={(event) => event.preventDefault()}>
        <ContentForm
          kind={kind}
          values={values}
          problems={problems}
          warnings={warningsOf(kind, values, entry)}
          shop={shop}
          onChange={change}
        />
        <div aria-live="polite">
          {notice && (
            <Text className="rounded-md border border-ui-border-error p-3 text-ui-fg-error [overflow-wrap:anywhere]">
              {notice}
            </Text>
          )}
        </div>
        <PublishBar
          canHide={kind.isOpen && entry?.state === "published"}
          canPlan={!kind.fields.some(({ name }) => name === "starts_at")}
          saving={saving}
          onSave={save}
        />
      </form>
      {entry && <ContentHistory entry={entry} onTake={take} />}
    </>
  )
}

interface EditorHeadProps {
  kind: ContentKind
  name: ContentKindName
  entry: AdminContentEntry | null
}

function EditorHead({ kind, name, entry }: EditorHeadProps) {
  const texts = contentTexts()
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 pb-4">
        <Link to={`#list/${name}`} className="text-ui-fg-interactive txt-small">
          ← {kind.label[adminLanguage()]}
        </Link>
        <Heading level="h2">{entry?.title || texts.fresh}</Heading>
        {entry && <StatusBadge color={STATE_COLORS[entry.state]}>{texts.states[entry.state]}</StatusBadge>}
        {entry && <Text size="small">{pendingOf(entry)}</Text>}
        {entry?.page_url && (
          <a
            href={entry.page_url}
            target="_blank"
            rel="noreferrer"
            className="text-ui-fg-interactive txt-small"
          >
            {texts.seePage} ↗
          </a>
        )}
      </div>
      <Text size="small" className="px-6 pb-4 text-ui-fg-subtle">
        {kind.lead[adminLanguage()]}
      </Text>
    </>
  )
}

/** Where a value is empty, the form begins with what the shop shows instead. */
function withStart(name: ContentKindName, values: ContentValues): ContentValues {
  const started = { ...values }
  for (const { name: field, start } of CONTENT_KINDS[name].fields) {
    if (!start) continue
    for (const locale of LOCALES) started[`${field}.${locale}`] ||= start(locale)
  }
  return started
}

/** Warnings by path; a link that is gone meanwhile has none. */
function warningsOf(
  kind: ContentKind,
  values: ContentValues,
  entry: AdminContentEntry | null,
): Map<string, string> {
  const links = (entry?.missing_links ?? [])
    .filter(({ path, to }) => values[path]?.includes(to))
    .map(({ path, to }) => [path, contentTexts().noSuchPage(to)] as const)
  const warnings = new Map<string, string>()
  for (const [path, warning] of [...(kind.warn?.(values) ?? []), ...links])
    warnings.set(path, [warnings.get(path), warning].filter(Boolean).join("\n"))
  return warnings
}

function savedAs(publish: string | null, shown: boolean): string {
  const texts = contentTexts()
  if (publish === null) return texts.savedDraft
  return shown ? texts.saved : texts.hidden
}
