import { cloneElement, hydrate, type VNode } from "preact/compat"

/** Preact hydrates the content of an element. The `<html>` element's parent is the document, which is none. */
const parentOfPage = () => ({
  nodeType: Node.ELEMENT_NODE,
  namespaceURI: document.documentElement.namespaceURI,
  firstChild: document.documentElement,
  childNodes: [document.documentElement],
  insertBefore: (node: Node) => node,
  contains: (node: Node) => document.contains(node),
})

/** The router throws a promise before it renders anything, until it has decoded the page's data. */
export async function hydrateRoot(_document: Document, page: VNode): Promise<void> {
  try {
    hydrate(cloneElement(page), parentOfPage() as unknown as Element)
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown
    await thrown
    await hydrateRoot(_document, page)
  }
}
