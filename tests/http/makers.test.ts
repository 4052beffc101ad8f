import { expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"

test("the staff can choose among the workshops that products carry, each once, in Hungarian order", async () => {
  const admin = await Administrator.signIn()
  const { makers } = await admin.get<{ makers: { id: string; name: string; email: string }[] }>("/makers")
  expect(makers).toContainEqual(expect.objectContaining({ id: "ujhazi", name: "Újházi Habán Kerámia" }))
  expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length)
  const names = makers.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator("hu").compare))
})

test("nobody else can", async () => {
  expect((await fetch(`${stack.backendUrl}/admin/makers`)).status).toBe(401)
})

test("the home page names each of them that has something on sale, with its place and the way to its goods", async () => {
  const home = await (await fetch(`${stack.shopUrl}/hu`)).text()
  expect(home).toMatch(
    /href="\/hu\/search\?q=%C3%9Ajh%C3%A1zi%20Hab%C3%A1n%20Ker%C3%A1mia"[^>]*>.*?Újházi Habán Kerámia.*?Sárospatak/,
  )
  const search = await fetch(`${stack.shopUrl}/hu/search?q=${encodeURIComponent("Újházi Habán Kerámia")}`)
  expect(await search.text()).toContain("Habán kancsó")
})
