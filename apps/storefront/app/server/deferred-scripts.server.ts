/** How long a picture that does not come may keep the scripts waiting. */
const LONGEST_WAIT_MS = 3000

const MODULE = /<script\b([^>]*) type="module"( async="")?>/

/** Runs while the page is read; the frame after `load` shows its first picture. */
const STARTER = `(() => {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const link of document.querySelectorAll("link[rel=deferred-modulepreload]")) link.rel = "modulepreload"
    const module = document.createElement("script")
    module.type = "module"
    module.textContent = document.querySelector("script[type=deferred-module]").textContent
    document.head.append(module)
  }
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, ${LONGEST_WAIT_MS})
})()`

/**
 * A page is whole without its modules: styles, fonts and the first picture have a slow line to themselves, and
 * the modules are fetched when those are painted. The browser starts modules as soon as it reads of them, so it
 * reads of them in types it does not know, and a small script gives them back their own.
 */
export function deferModules(html: string, nonce: string): string {
  if (!MODULE.test(html)) return html
  return (
    html
      .replaceAll('<link rel="modulepreload"', '<link rel="deferred-modulepreload"')
      // `async` is for scripts; what the browser does not run is data to it (HTML standard, 4.12.1).
      .replace(MODULE, '<script$1 type="deferred-module">')
      .replace("</body>", () => `<script nonce="${nonce}">${STARTER}</script></body>`)
  )
}
