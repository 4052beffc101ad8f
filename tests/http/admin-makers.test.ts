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
