import type { AnyExtension } from "@tiptap/core"
import Image from "@tiptap/extension-image"
import { TableKit } from "@tiptap/extension-table"
import StarterKit from "@tiptap/starter-kit"
import { isLinkTarget } from "../../../modules/content/link-target.ts"
import { Link, ListItem, OrderedList, Paragraph, Table } from "./markdown-nodes.ts"
import { ShopData, type ShopDataOptions } from "./shop-data-chip.ts"

/** Everything a text of the shop may contain; anything else is left out when it is pasted. */
export const textExtensions = (chips: Partial<ShopDataOptions> = {}): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    dropcursor: { class: "drop-cursor" },
    codeBlock: false,
    link: false,
    listItem: false,
    orderedList: false,
    paragraph: false,
    strike: false,
    // An empty paragraph at the end would be written into the text.
    trailingNode: false,
    underline: false,
  }),
  ListItem,
  OrderedList,
  Paragraph,
  Link.configure({
    autolink: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => isLinkTarget(address),
    openOnClick: false,
  }),
  Image.extend({
    parseHTML: () => [{ tag: 'img[src^="/pictures/"]' }],
  }).configure({ inline: true }),
  Table.configure({ resizable: false }),
  TableKit.configure({ table: false }),
  ShopData.configure(chips),
]
