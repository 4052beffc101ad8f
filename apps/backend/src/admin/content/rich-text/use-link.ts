import type { Editor } from "@tiptap/core"
import { useState } from "react"
import type { LinkValue } from "./link-form.tsx"

interface LinkEditing {
  /** What the form begins with; null while it is closed. */
  value: LinkValue | null
  toggle: () => void
  set: (value: LinkValue) => void
  remove: () => void
  close: () => void
}

/** The form for the link at the cursor or of the selected words. @param isLink whether the cursor is in a link */
export function useLink(editor: Editor, isLink: boolean): LinkEditing {
  const [value, setValue] = useState<LinkValue | null>(null)
  return {
    value,
    toggle() {
      if (value) return setValue(null)
      if (isLink) editor.commands.extendMarkRange("link")
      const { empty } = editor.state.selection
      setValue({ address: editor.getAttributes("link").href ?? "", ...(empty && { words: "" }) })
    },
    set({ address: href, words }) {
      const marks = [{ type: "link", attrs: { href } }]
      if (words === undefined) editor.chain().focus().setLink({ href }).run()
      else editor.chain().focus().insertContent({ type: "text", text: words, marks }).run()
      setValue(null)
    },
    remove() {
      setValue(null)
      editor.chain().focus().unsetLink().run()
    },
    close() {
      setValue(null)
      editor.commands.focus()
    },
  }
}
