/** How long a picture that does not come may keep the scripts waiting. */
const LONGEST_WAIT_MS = 3000

const MODULE = /<script\b([^>]*) type="module"( async="")?>/
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g

/** A data block: browsers do not run a script whose type is none of theirs (HTML standard, 4.12.1). */
const DEFERRED_TYPE = "application/x-deferred-module"

/** Runs while the page is read; the frame after `load` shows its first picture. */
const STARTER = `((preloads) => {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const href of preloads) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    const module = document.createElement("script")
    module.type = "module"
    module.textContent = document.querySelector("script[type='${DEFERRED_TYPE}']").textContent
    document.head.append(module)
  }
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, ${LONGEST_WAIT_MS})
})`

/**
 * A page is whole without its modules: styles, fonts and the first picture have a slow line to themselves, and
 * the modules are fetched when those are painted. The browser starts modules as soon as it reads of them, so the page
 * holds them as data, and a small script makes elements of them.
 */
export function deferModules(html: string, nonce: string): string {
  if (!MODULE.test(html)) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const starter = `${STARTER}(${JSON.stringify(preloads)})`
  return html
    .replaceAll(PRELOAD, "")
    .replace(MODULE, `<script$1 type="${DEFERRED_TYPE}">`)
    .replace("</body>", () => `<script nonce="${nonce}">${starter}</script></body>`)
}
