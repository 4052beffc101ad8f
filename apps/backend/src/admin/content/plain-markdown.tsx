import { Textarea } from "@medusajs/ui"
import type { RichTextEditorProps } from "./rich-text/rich-text-editor.tsx"

/** A text as it is stored, with its Markdown signs. */
export function PlainMarkdown({
  id,
  value,
  locale,
  isWrong,
  describedBy,
  onChange,
}: Pick<RichTextEditorProps, "id" | "value" | "locale" | "isWrong" | "describedBy" | "onChange">) {
  return (
    <Textarea
      id={id}
      value={value}
      rows={16}
      lang={locale}
      spellCheck
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      className="font-mono"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
