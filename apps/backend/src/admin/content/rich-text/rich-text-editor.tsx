import { Input, Label } from "@medusajs/ui"
import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { Node as ProseMirrorNode } from "@tiptap/pm/model"
import { EditorContent, useEditor, useEditorState } from "@tiptap/react"
import { useEffect, useRef, useState } from "react"
import { useBusy } from "../../use-busy.ts"
import { PICTURES, uploadPicture } from "../content-api.ts"
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

const pictureOf = (files: FileList | undefined): File | undefined =>
  Array.from(files ?? []).find(({ type }) => PICTURES.split(",").includes(type))

/** The end of the paragraph at a place: a picture that is dropped onto words does not divide them. */
function endOfWords(doc: ProseMirrorNode, place: number): number {
  const at = doc.resolve(place)
  return at.parent.isTextblock ? at.end() : place
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
  const texts = richTextTexts()
  const written = useRef(value)
  const [uploading, run] = useBusy()
  const [start] = useState(() => ({
    extensions: textExtensions({ describe: (mark) => describeShopData(mark, shop, locale) }),
    content: readMarkdown(value),
  }))

  const addPicture = (file: File, place?: number) =>
    run(async () => {
      const { address } = await uploadPicture(file)
      const image = { type: "image", attrs: { src: address, alt: file.name.replace(/\.[^.]*$/, "") } }
      // Below the words before it, not among them.
      const paragraph = { type: "paragraph", content: [image] }
      editor
        .chain()
        .focus()
        .insertContentAt(place ?? editor.state.selection.to, paragraph)
        .run()
    })
  const editor = useEditor({
    ...start,
    editorProps: {
      attributes: textboxAttributes({ id, label, locale, isWrong, describedBy }),
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, { clipboardData }) => {
        const file = pictureOf(clipboardData?.files)
        // Word offers a picture of the copied text beside the text.
        if (!file || clipboardData?.types.includes("text/html")) return false
        addPicture(file)
        return true
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const file = pictureOf(dataTransfer?.files)
        if (!file) return false
        const place = view.posAtCoords({ left: clientX, top: clientY })?.pos
        addPicture(file, place === undefined ? undefined : endOfWords(view.state.doc, place))
        return true
      },
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
        <div className="flex flex-col gap-1">
          <Label htmlFor={`${id}-picture`} size="small">
            {texts.description}
          </Label>
          <Input
            id={`${id}-picture`}
            size="small"
            lang={locale}
            value={state.picture}
            onChange={({ target }) => editor.commands.updateAttributes("image", { alt: target.value })}
          />
        </div>
      )}
      <EditorContent editor={editor} />
    </>
  )
}
