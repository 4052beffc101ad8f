import { isSafeLink } from "@porteka/documents/render-markdown"

/** Whether a text may link to an address, which may contain the shop's data: `mailto:{{shop.contact.email}}`. */
export const isLinkTarget = (address: string): boolean =>
  address.startsWith("{{shop.") || isSafeLink(address.replace(/\{\{shop\.[\w.]+\}\}/g, "0"))
