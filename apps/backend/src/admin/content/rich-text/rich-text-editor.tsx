import { Input, Label } from "@medusajs/ui"
import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { EditorContent, useEditor, useEditorState } from "@tiptap/react"
import { useEffect, useRef, useState } from "react"
import { useBusy } from "../../use-busy.ts"
import { uploadPicture } from "../content-api.ts"
import { addedPictures, insertPicture } from "./added-pictures.ts"
import { describeShopData } from "./describe-shop-data.ts"
import { editorState } from "./editor-state.ts"
import { textExtensions } from "./extensions.ts"
import { LinkForm } from "./link-form.tsx"
import { readMarkdown, writeMarkdown } from "./markdown.ts"
import { cleanPasted } from "./paste.ts"
import { richTextTexts } from "./rich-text-texts.ts"
import { Toolbar } from "./toolbar.tsx"
import { useLink } from "./use-link.ts"
import "./rich-text.css"

export interface RichTextEditorProps {
  id: string
  label: string
  /** Markdown. */
  value: string
  locale: Locale
  /** The shop's present data; null if they could not be loaded. */
  shop: Shop | null
  hasShopData: boolean
  isWrong: boolean
  /** The id of the text that says what is wrong. */
  describedBy: string | undefined
  onChange: (value: string) => void
}

type Textbox = Pick<RichTextEditorProps, "id" | "label" | "locale" | "isWrong" | "describedBy">

const textboxAttributes = ({ id, label, locale, isWrong, describedBy }: Textbox) => ({
  id,
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": label,
  "aria-invalid": String(isWrong),
  ...(describedBy !== undefined && { "aria-describedby": describedBy }),
  lang: locale,
  spellcheck: "true",
  class: "content-preview rich-text",
})

/** Edits a text as it will look; it is read from Markdown and written as Markdown. */
export function RichTextEditor({
  id,
  label,
  value,
  locale,
  shop,
  hasShopData,
  isWrong,
  describedBy,
  onChange,
}: RichTextEditorProps) {
  const written = useRef(value)
  const [uploading, run] = useBusy()
  const [start] = useState(() => ({
    extensions: textExtensions({ describe: (mark) => describeShopData(mark, shop, locale) }),
    content: readMarkdown(value),
  }))

  const addPicture = (file: File, place?: number) =>
    run(async () => insertPicture(editor, file, (await uploadPicture(file)).address, place))
  const editor = useEditor({
    ...start,
    editorProps: {
      attributes: textboxAttributes({ id, label, locale, isWrong, describedBy }),
      transformPastedHTML: cleanPasted,
      ...addedPictures(addPicture),
    },
    onUpdate: ({ editor }) => {
      written.current = writeMarkdown(editor.getJSON())
      onChange(written.current)
    },
  })
  const state = useEditorState({ editor, selector: editorState })

  // Changed from outside, for example by restoring an earlier version.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(readMarkdown(value), { emitUpdate: false })
  }, [editor, value])

  const link = useLink(editor, state.link)

  return (
    <>
      <Toolbar
        editor={editor}
        state={state}
        label={label}
        controls={id}
        hasShopData={hasShopData}
        uploading={uploading}
        onPicture={addPicture}
        onLink={link.toggle}
      />
      {link.value && (
        <LinkForm
          value={link.value}
          locale={locale}
          onSet={link.set}
          onRemove={link.value.address ? link.remove : undefined}
          onCancel={link.close}
        />
      )}
      {state.picture !== null && (
        <PictureDescription
          id={`${id}-picture`}
          locale={locale}
          value={state.picture}
          onChange={(alt) => editor.commands.updateAttributes("image", { alt })}
        />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

interface PictureDescriptionProps {
  id: string
  locale: Locale
  value: string
  onChange: (value: string) => void
}

/** The alternative text of the selected picture. */
function PictureDescription({ id, locale, value, onChange }: PictureDescriptionProps) {
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small">
        {richTextTexts().description}
      </Label>
      <Input
        id={id}
        size="small"
        lang={locale}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
