import { Button, Text, Textarea, toast } from "@medusajs/ui"
import { renderMarkdown } from "@porteka/documents/render-markdown"
import { fillShopText, findWrongPlaceholder } from "@porteka/documents/shop-text"
import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { type ChangeEvent, useRef, useState } from "react"
import { FileButton } from "../file-button.tsx"
import { SELECT } from "../select-class.ts"
import { PICTURES, uploadPicture } from "./content-api.ts"
import { contentTexts } from "./content-texts.ts"
import { insert, markdownTools, shopData, type Tool } from "./markdown-tools.ts"
import "./markdown-preview.css"

interface MarkdownFieldProps {
  id: string
  label: string
  value: string
  locale: Locale
  /** The data that the preview inserts; null while it is loading. */
  shop: Shop | null
  problem: string | undefined
  onChange: (value: string) => void
}

/** A Markdown field with buttons, and a preview below it. */
export function MarkdownField({ id, label, value, locale, shop, problem, onChange }: MarkdownFieldProps) {
  const texts = contentTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [uploading, setUploading] = useState(false)

  const apply = (tool: Tool) => {
    const area = field.current
    if (!area) return
    const { text, from, to } = tool({ text: area.value, from: area.selectionStart, to: area.selectionEnd })
    onChange(text)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from, to)
    })
  }
  const addPicture = async (file: File) => {
    setUploading(true)
    try {
      apply(insert(`\n![${file.name.replace(/\.[^.]*$/, "")}](${(await uploadPicture(file)).address})\n`))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setUploading(false)
    }
  }
  const chooseData = (event: ChangeEvent<HTMLSelectElement>) => {
    if (event.target.value) apply(insert(`{{shop.${event.target.value}}}`))
    event.target.value = ""
  }

  return (
    <div className="flex flex-col gap-2">
      <div role="toolbar" aria-label={texts.formatting(label)} className="flex flex-wrap gap-1">
        {markdownTools().map(({ label: name, title, tool }) => (
          <Button
            key={name}
            type="button"
            variant="secondary"
            size="small"
            title={title}
            onClick={() => apply(tool)}
          >
            {name}
          </Button>
        ))}
        <FileButton accept={PICTURES} disabled={uploading} onChoose={addPicture}>
          {uploading ? texts.uploading : texts.picture}
        </FileButton>
        <select aria-label={texts.shopDataOf(label)} onChange={chooseData} defaultValue="" className={SELECT}>
          <option value="">{texts.shopData}</option>
          {shopData().map(([path, name]) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Textarea
        ref={field}
        id={id}
        value={value}
        rows={16}
        lang={locale}
        spellCheck
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        className="font-mono"
        onChange={(event) => onChange(event.target.value)}
        onDrop={(event) => {
          const file = event.dataTransfer.files[0]
          if (!file) return
          event.preventDefault()
          addPicture(file)
        }}
      />
      <section aria-label={texts.preview(label)} className="border-ui-border-base rounded-md border p-4">
        <Text size="xsmall" className="text-ui-fg-muted mb-2">
          {texts.previewHint}
        </Text>
        <div
          lang={locale}
          className="content-preview max-h-120 overflow-auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no HTML of the text through
          dangerouslySetInnerHTML={{ __html: renderMarkdown(filled(value, locale, shop)) }}
        />
      </section>
    </div>
  )
}

/** Inserts the shop's data, once they are loaded and if every placeholder is known. */
function filled(text: string, locale: Locale, shop: Shop | null): string {
  return shop && findWrongPlaceholder(text, shop) === null
    ? fillShopText(text, { shop, locale, name: "preview" })
    : text
}
