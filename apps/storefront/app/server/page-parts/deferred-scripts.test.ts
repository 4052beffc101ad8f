import { expect, test } from "vitest"
import { deferModules } from "./deferred-scripts.server.ts"

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><script nonce="n">window.first = 1</script><script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>`

const MESSAGES = {
  importMap: '{"imports":{}}',
  importedBy: (modules: string[]) => modules.map((href) => `${href}.texts`),
}

test("no module is read at once, and what starts them, and says where their messages are, is ours by its nonce", () => {
  const html = deferModules(PAGE, "n", MESSAGES)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    '<script nonce="n" type="application/x-deferred-module">import "/assets/a.js"</script>',
  )
  expect(html).toMatch(
    /<script nonce="n" type="importmap">{"imports":{}}<\/script><script nonce="n">\(\(preloads\) => [\s\S]+\)\(\["\/assets\/a.js.texts","\/assets\/a.js"\]\)<\/script><\/body>/,
  )
  expect(html).toContain('<script nonce="n">window.first = 1</script>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test("a page without modules stays as it is", () => {
  const html = "<html><body><p>type</p></body></html>"
  expect(deferModules(html, "n", MESSAGES)).toBe(html)
})
