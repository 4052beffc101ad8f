import { toast } from "@medusajs/ui"
import type { AdminContentEntry } from "@porteka/commerce-sdk"
import { LOCALES } from "@porteka/shop/languages"
import { useCallback, useEffect, useRef, useState } from "react"
import {
  CONTENT_KINDS,
  type ContentKindName,
  type ContentValues,
} from "../../modules/content/content-kinds.ts"
import { messageOf } from "../back-end.ts"
import { NO_PROBLEMS, withoutProblemsOf } from "../problems.ts"
import { readContent, readVersion, type SaveOutcome, saveContent } from "./content-api.ts"
import { contentTexts } from "./content-texts.ts"
import { typedSince } from "./typed-since.ts"

/** What is edited: an entry by its id, or a new one of a kind. */
export type Edited = { id: string } | { kind: ContentKindName }

/**
 * An entry while it is edited: its stored state, the typed values, and what can be done with them.
 * @param onKind is told which kind an opened entry has
 */
export function useEditedEntry(edited: Edited, onKind: (kind: ContentKindName) => void) {
  const [entry, setEntry] = useState<AdminContentEntry | null>(null)
  const [values, setValues] = useState<ContentValues | null>("kind" in edited ? {} : null)
  const [changed, setChanged] = useState(false)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [notice, setNotice] = useState("")
  const [saving, setSaving] = useState(false)
  const latest = useRef(values)
  latest.current = values
  const show = useCallback(
    (loaded: AdminContentEntry, typed: ContentValues = {}) => {
      setEntry(loaded)
      onKind(loaded.kind as ContentKindName)
      setValues({ ...withStart(loaded.kind as ContentKindName, loaded.values), ...typed })
      setChanged(Object.keys(typed).length > 0)
      setProblems(NO_PROBLEMS)
      setNotice("")
    },
    [onKind],
  )
  useEffect(() => {
    if ("kind" in edited) return
    readContent(edited.id).then(
      (loaded) => show(loaded),
      (error: Error) => toast.error(error.message),
    )
  }, [edited, show])

  const name = "kind" in edited ? edited.kind : (entry?.kind as ContentKindName)

  const change = (path: string, value: string) => {
    // A picture's value comes when its upload has ended: what was typed meanwhile stays.
    setValues((now) => ({ ...now, [path]: value }))
    setChanged(true)
    setProblems((now) => withoutProblemsOf(now, path))
    if (problems.size > 0 && withoutProblemsOf(problems, path).size === 0) setNotice("")
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
    if (!values) return
    setSaving(true)
    try {
      const of = entry ? { id: entry.id, after: entry.version } : { kind: name }
      const outcome = await saveContent(of, { values, publish, shown })
      if (outcome.type === "saved") {
        show(outcome.entry, typedSince(values, latest.current))
        // The router keeps its state of this page, and the form stays as it is.
        window.history.replaceState(window.history.state, "", `#${outcome.entry.id}`)
        toast.success(savedAs(publish, shown))
      } else await explain(outcome)
    } catch (error) {
      setNotice(messageOf(error))
    } finally {
      setSaving(false)
    }
  }
  const take = async (number: number) => {
    if (!entry) return
    try {
      setValues(withStart(name, await readVersion(entry.id, number)))
      setChanged(true)
      toast.info(contentTexts().taken(number))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return { name, entry, values, changed, problems, notice, saving, change, save, take }
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

function savedAs(publish: string | null, shown: boolean): string {
  const texts = contentTexts()
  if (publish === null) return texts.savedDraft
  return shown ? texts.saved : texts.hidden
}
