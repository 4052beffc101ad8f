import { ArrowUturnLeft, Link as LinkIcon, ListBullet } from "@medusajs/icons"
import { DropdownMenu } from "@medusajs/ui"
import type { Editor } from "@tiptap/core"
import { type ReactNode, useRef } from "react"
import { FileButton } from "../../file-button.tsx"
import { PICTURES } from "../content-api.ts"
import type { EditorState } from "./editor-state.ts"
import { richTextTexts } from "./rich-text-texts.ts"
import { shopDataChoices } from "./shop-data.ts"
import { useToolbarKeys } from "./toolbar-keys.ts"

interface ToolbarProps {
  editor: Editor
  state: EditorState
  label: string
  /** The id of the editor. */
  controls: string
  /** Whether the text may contain the shop's data. */
  hasShopData: boolean
  uploading: boolean
  onPicture: (file: File) => Promise<void>
  onLink: () => void
}

/** The buttons above a text. */
export function Toolbar({
  editor,
  state,
  label,
  controls,
  hasShopData,
  uploading,
  onPicture,
  onLink,
}: ToolbarProps) {
  const texts = richTextTexts()
  const bar = useRef<HTMLDivElement>(null)
  const keys = useToolbarKeys(bar)
  const tools = { editor, state }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar(label)}
      aria-controls={controls}
      className="flex flex-wrap items-center gap-1"
      {...keys}
    >
      <TextTools {...tools} />
      <ListTools {...tools} />
      <Tool
        name={texts.quotation}
        pressed={state.quotation}
        onPress={() => editor.chain().focus().toggleBlockquote().run()}
      >
        „”
      </Tool>
      <Tool name={texts.rule} onPress={() => editor.chain().focus().setHorizontalRule().run()}>
        —
      </Tool>
      <Tool name={texts.link} pressed={state.link} onPress={onLink}>
        <LinkIcon />
        {texts.link}
      </Tool>
      <FileButton accept={PICTURES} disabled={uploading} onChoose={onPicture}>
        {uploading ? texts.uploading : texts.picture}
      </FileButton>
      {hasShopData && <ShopDataMenu editor={editor} name={texts.shopData} />}
      <Tool name={texts.undo} onPress={() => editor.chain().focus().undo().run()}>
        <ArrowUturnLeft />
      </Tool>
      <Tool name={texts.redo} onPress={() => editor.chain().focus().redo().run()}>
        <ArrowUturnLeft className="-scale-x-100" />
      </Tool>
      {state.table && <TableTools editor={editor} />}
    </div>
  )
}

type ToolsProps = Pick<ToolbarProps, "editor" | "state">

function TextTools({ editor, state }: ToolsProps) {
  const texts = richTextTexts()
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool
        name={texts.heading}
        pressed={state.heading}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      >
        {texts.heading}
      </Tool>
      <Tool
        name={texts.smallHeading}
        pressed={state.smallHeading}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      >
        {texts.smallHeading}
      </Tool>
      <Tool name={texts.bold} pressed={state.bold} onPress={() => run().toggleBold().run()}>
        <b>{texts.boldSign}</b>
      </Tool>
      <Tool name={texts.italic} pressed={state.italic} onPress={() => run().toggleItalic().run()}>
        <i>{texts.italicSign}</i>
      </Tool>
    </>
  )
}

function ListTools({ editor, state }: ToolsProps) {
  const texts = richTextTexts()
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool name={texts.list} pressed={state.list} onPress={() => run().toggleBulletList().run()}>
        <ListBullet />
      </Tool>
      <Tool name={texts.numbers} pressed={state.numbers} onPress={() => run().toggleOrderedList().run()}>
        1.
      </Tool>
      {(state.list || state.numbers) && (
        <>
          <Tool name={texts.deeper} onPress={() => run().sinkListItem("listItem").run()}>
            →
          </Tool>
          <Tool name={texts.higher} onPress={() => run().liftListItem("listItem").run()}>
            ←
          </Tool>
        </>
      )}
    </>
  )
}

/** For the table at the cursor. */
function TableTools({ editor }: Pick<ToolbarProps, "editor">) {
  const texts = richTextTexts()
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool name={texts.rowBelow} onPress={() => run().addRowAfter().run()}>
        {texts.rowBelow}
      </Tool>
      <Tool name={texts.removeRow} onPress={() => run().deleteRow().run()}>
        {texts.removeRow}
      </Tool>
      <Tool name={texts.columnAfter} onPress={() => run().addColumnAfter().run()}>
        {texts.columnAfter}
      </Tool>
      <Tool name={texts.removeColumn} onPress={() => run().deleteColumn().run()}>
        {texts.removeColumn}
      </Tool>
      <Tool name={texts.removeTable} onPress={() => run().deleteTable().run()}>
        {texts.removeTable}
      </Tool>
    </>
  )
}

const TOOL =
  "txt-compact-small-plus shadow-buttons-neutral bg-ui-button-neutral hover:bg-ui-button-neutral-hover aria-pressed:bg-ui-bg-interactive aria-pressed:text-ui-fg-on-color inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-md px-2 outline-none focus-visible:shadow-borders-focus"

interface ToolProps {
  /** Read by screen readers, and shown while the pointer is above the button. */
  name: string
  /** Absent for a button that has no state. */
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ name, pressed, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      className={TOOL}
      // The selection of the text stays while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

function ShopDataMenu({ editor, name }: { editor: Editor; name: string }) {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger className={TOOL} aria-label={name}>
        {name} ▾
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="max-h-80 overflow-auto"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        {shopDataChoices().map(([path, choice]) => (
          <DropdownMenu.Item key={path} onSelect={() => editor.commands.insertShopData(path)}>
            {choice}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  )
}
