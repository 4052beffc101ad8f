import { cloneElement, hydrate, type VNode } from "preact"

/** The router throws a promise before it renders anything, until it has decoded the page's data. */
export async function hydrateRoot(container: Element, page: VNode): Promise<void> {
  try {
    hydrate(cloneElement(page), container)
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown
    await thrown
    // A task of its own, apart from decoding.
    await new Promise((resolve) => setTimeout(resolve))
    await hydrateRoot(container, page)
  }
}
