import type { MessageFiles } from "./message-files.server.ts"

/** How long a picture that does not arrive may delay the scripts. */
const LONGEST_WAIT_MS = 3000

const MODULE = /<script\b([^>]*) type="module"( async="")?>/
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g

/** A data block: browsers do not run a script with an unknown type (HTML standard, 4.12.1). */
const DEFERRED_TYPE = "application/x-deferred-module"

/** Runs while the page is parsed; the frame after `load` shows the first picture. */
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
 * A page is usable without its modules, so they are fetched after styles, fonts and the first picture, which
 * then have a slow connection to themselves. Browsers start modules as soon as they see them; therefore the
 * page contains them as data, and a small script turns them into elements after the first paint (ADR 0019).
 * @param messages what these modules import besides each other
 */
export function deferModules(html: string, nonce: string, messages: MessageFiles): string {
  if (!MODULE.test(html)) return html
  const modules: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, href: string) => {
    modules.push(href)
    return ""
  })
  const importMap = `<script nonce="${nonce}" type="importmap">${messages.importMap}</script>`
  const starter = `${STARTER}(${JSON.stringify([...messages.importedBy(modules), ...modules])})`
  return withoutPreloads
    .replace(MODULE, `<script$1 type="${DEFERRED_TYPE}">`)
    .replace("</body>", () => `${importMap}<script nonce="${nonce}">${starter}</script></body>`)
}
