import { Heading, StatusBadge, Text } from "@medusajs/ui"
import type { AdminContentEntry } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { useEffect, useState } from "react"
import { Link } from "react-router-dom"
import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentKindName,
  type ContentValues,
} from "../../modules/content/content-kinds.ts"
import { adminLanguage } from "../language.ts"
import { UnsavedGuard } from "../unsaved-guard.tsx"
import { readShop } from "./content-api.ts"
import { ContentForm } from "./content-form.tsx"
import { ContentHistory } from "./content-history.tsx"
import { pendingOf, STATE_COLORS } from "./content-labels.ts"
import { contentTexts } from "./content-texts.ts"
import { PublishBar } from "./publish-bar.tsx"
import { useIsUploading } from "./uploads.ts"
import { type Edited, useEditedEntry } from "./use-edited-entry.ts"

interface ContentEditorProps {
  edited: Edited
  /** Says which kind an opened entry has. */
  onKind: (kind: ContentKindName) => void
}

/** The form of an entry, with its history. Input that cannot be saved stays in the form. */
export function ContentEditor({ edited, onKind }: ContentEditorProps) {
  const texts = contentTexts()
  const [shop, setShop] = useState<Shop | null>()
  const isUploading = useIsUploading()
  useEffect(() => {
    readShop().then(setShop, () => setShop(null))
  }, [])
  const { name, entry, values, changed, problems, notice, saving, change, save, take } = useEditedEntry(
    edited,
    onKind,
  )
  if (!values) return <Text className="px-6 pb-6">{texts.loading}</Text>
  const kind = CONTENT_KINDS[name]
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
          saving={saving || isUploading}
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
