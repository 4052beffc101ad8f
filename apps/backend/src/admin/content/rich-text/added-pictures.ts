import type { Editor } from "@tiptap/core"
import type { Node as ProseMirrorNode } from "@tiptap/pm/model"
import type { EditorProps } from "@tiptap/pm/view"
import { PICTURES } from "../content-api.ts"
import { describeFile } from "./describe-file.ts"

const pictureOf = (files: FileList | undefined): File | undefined =>
  Array.from(files ?? []).find(({ type }) => PICTURES.split(",").includes(type))

/** The end of the paragraph at a place: a picture that is dropped onto words does not divide them. */
function endOfWords(doc: ProseMirrorNode, place: number): number {
  const at = doc.resolve(place)
  return at.parent.isTextblock ? at.end() : place
}

/**
 * Picture files that are pasted into a text or dropped onto it.
 * @param onPicture takes the position in the text; undefined: at the cursor
 */
export const addedPictures = (
  onPicture: (file: File, place?: number) => void,
): Pick<EditorProps, "handlePaste" | "handleDrop"> => ({
  handlePaste: (_view, { clipboardData }) => {
    const file = pictureOf(clipboardData?.files)
    // Word offers a picture of the copied text beside the text.
    if (!file || clipboardData?.types.includes("text/html")) return false
    onPicture(file)
    return true
  },
  handleDrop: (view, { dataTransfer, clientX, clientY }) => {
    const file = pictureOf(dataTransfer?.files)
    if (!file) return false
    const place = view.posAtCoords({ left: clientX, top: clientY })?.pos
    onPicture(file, place === undefined ? undefined : endOfWords(view.state.doc, place))
    return true
  },
})

/** Inserts an uploaded picture, described by its file's name if that says anything; without a place at the cursor. */
export function insertPicture(editor: Editor, { name }: File, src: string, place?: number): void {
  const image = { type: "image", attrs: { src, alt: describeFile(name) } }
  // Below the words before it, not among them.
  const paragraph = { type: "paragraph", content: [image] }
  editor
    .chain()
    .focus()
    .insertContentAt(place ?? editor.state.selection.to, paragraph)
    .run()
}
