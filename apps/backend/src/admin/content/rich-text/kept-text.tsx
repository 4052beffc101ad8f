import { Text } from "@medusajs/ui"
import { useRef } from "react"
import { PlainMarkdown } from "../plain-markdown.tsx"
import { isKept } from "./markdown.ts"
import { RichTextEditor, type RichTextEditorProps } from "./rich-text-editor.tsx"
import { richTextTexts } from "./rich-text-texts.ts"

/** The editor, or the plain Markdown of a text that it would change. */
export function KeptText({ onChange, ...field }: RichTextEditorProps) {
  const known = useRef<{ value: string; isKept: boolean } | null>(null)
  if (known.current?.value !== field.value)
    known.current = { value: field.value, isKept: isKept(field.value) }
  const { isKept: isRich } = known.current
  // What is typed is not checked: the field must not become another one meanwhile.
  const write = (value: string) => {
    known.current = { value, isKept: isRich }
    onChange(value)
  }
  if (isRich) return <RichTextEditor {...field} onChange={write} />
  return (
    <>
      <Text size="small" className="text-ui-fg-subtle">
        {richTextTexts().notKept}
      </Text>
      <PlainMarkdown {...field} onChange={write} />
    </>
  )
}
