import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DocumentText } from "@medusajs/icons"
import { Container, Heading } from "@medusajs/ui"
import { useMemo, useState } from "react"
import { Link, useLocation } from "react-router-dom"
import {
  CONTENT_KIND_NAMES,
  CONTENT_KINDS,
  type ContentKindName,
} from "../../../modules/content/content-kinds.ts"
import { ContentEditor } from "../../content/content-editor.tsx"
import { ContentList } from "../../content/content-list.tsx"
import { contentTexts } from "../../content/content-texts.ts"
import type { Edited } from "../../content/use-edited-entry.ts"
import { adminLanguage } from "../../language.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"

const isKind = (name: string | undefined): name is ContentKindName =>
  CONTENT_KIND_NAMES.some((kind) => kind === name)

/** The URL's hash: a list, a new entry, or an entry by its id. */
function readPlace(hash: string): { list: ContentKindName } | { edited: Edited } {
  const [first = "", second] = hash.slice(1).split("/")
  if (first.startsWith("content_")) return { edited: { id: first } }
  if (first === "new" && isKind(second)) return { edited: { kind: second } }
  return { list: first === "list" && isKind(second) ? second : "announcement" }
}

/** The owner's content: announcements and pages, in every language, with drafts and history. */
export default function Content() {
  const texts = contentTexts()
  const { hash } = useLocation()
  const place = useMemo(() => readPlace(hash), [hash])
  const [kindOfEntry, setKindOfEntry] = useState<ContentKindName>()
  const open = "list" in place ? place.list : "kind" in place.edited ? place.edited.kind : kindOfEntry
  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "content"]} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-6 py-4">
        <Heading>{texts.heading}</Heading>
        <nav aria-label={texts.kinds} className="flex flex-wrap gap-4">
          {CONTENT_KIND_NAMES.map((kind) => (
            <Link
              key={kind}
              to={`#list/${kind}`}
              aria-current={kind === open ? "page" : undefined}
              className="txt-compact-medium text-ui-fg-subtle aria-[current]:font-medium aria-[current]:text-ui-fg-base aria-[current]:underline"
            >
              {CONTENT_KINDS[kind].label[adminLanguage()]}
            </Link>
          ))}
        </nav>
      </div>
      {"list" in place ? (
        <ContentList kind={place.list} />
      ) : (
        <ContentEditor key={hash} edited={place.edited} onKind={setKindOfEntry} />
      )}
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.content",
  translationNs: "translation",
  icon: DocumentText,
  rank: 6,
})
