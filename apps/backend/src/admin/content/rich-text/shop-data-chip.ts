import { mergeAttributes, Node } from "@tiptap/core"

/** A mark of the shop's data in a text. */
export interface ShopDataMark {
  /**
   * `value` shows a setting; `if` and `end` enclose a passage, `row` begins a row that is shown only if the setting
   * has a value.
   */
  role: "value" | "if" | "row" | "end"
  /** Of the setting: `contact.email`; empty for `end`. */
  path: string
}

export interface ShopDataOptions {
  /** What a mark shows and how it is explained. */
  describe: (mark: ShopDataMark) => { text: string; title: string }
}

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    shopData: {
      /** Inserts a setting in place of the selection. */
      insertShopData: (path: string) => ReturnType
    }
  }
}

const ATTRIBUTE = "data-shop-data"

/** The shop's data in a text: cannot be edited, only moved and removed. */
export const ShopData = Node.create<ShopDataOptions>({
  name: "shopData",
  group: "inline",
  inline: true,
  atom: true,
  addOptions: () => ({ describe: ({ path }) => ({ text: path, title: path }) }),
  addAttributes: () => ({
    role: { default: "value", parseHTML: (element) => element.getAttribute("data-role") },
    path: { default: "", parseHTML: (element) => element.getAttribute(ATTRIBUTE) },
  }),
  parseHTML: () => [{ tag: `span[${ATTRIBUTE}]` }],
  renderHTML({ node }) {
    const { role, path } = node.attrs as ShopDataMark
    const { text, title } = this.options.describe({ role, path })
    return [
      "span",
      mergeAttributes({ [ATTRIBUTE]: path, "data-role": role, class: "shop-data", title }),
      text,
    ]
  },
  renderText: ({ node }) => writeShopData(node.attrs as ShopDataMark),
  addCommands() {
    return {
      insertShopData:
        (path) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { role: "value", path } }),
    }
  },
})

/** The mark as the text stores it: `{{shop.contact.email}}`. */
export function writeShopData({ role, path }: ShopDataMark): string {
  if (role === "end") return "{{end}}"
  return role === "value" ? `{{shop.${path}}}` : `{{${role} shop.${path}}}`
}

const MARKS = /\{\{(?:(if|row) )?shop\.([\w.]+)\}\}|\{\{end\}\}/g

/** A text with marks, in pieces. */
export function splitAtShopData(text: string): (string | ShopDataMark)[] {
  const pieces: (string | ShopDataMark)[] = []
  let end = 0
  for (const { index, 0: mark, 1: condition, 2: path } of text.matchAll(MARKS)) {
    if (index > end) pieces.push(text.slice(end, index))
    pieces.push(
      path === undefined ? { role: "end", path: "" } : { role: (condition ?? "value") as "if", path },
    )
    end = index + mark.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}
