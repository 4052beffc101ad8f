import type { Editor } from "@tiptap/core"

/** What the toolbar shows of the editor. */
export function editorState({ editor }: { editor: Editor }) {
  return {
    heading: editor.isActive("heading", { level: 2 }),
    smallHeading: editor.isActive("heading", { level: 3 }),
    bold: editor.isActive("bold"),
    italic: editor.isActive("italic"),
    list: editor.isActive("bulletList"),
    numbers: editor.isActive("orderedList"),
    quotation: editor.isActive("blockquote"),
    link: editor.isActive("link"),
    table: editor.isActive("table"),
    /** The description of the selected picture; null if none is selected. */
    picture: editor.isActive("image") ? String(editor.getAttributes("image").alt ?? "") : null,
  }
}

export type EditorState = ReturnType<typeof editorState>
