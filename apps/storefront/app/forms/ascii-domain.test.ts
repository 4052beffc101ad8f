import { expect, it } from "vitest"
import { withAsciiDomain } from "./ascii-domain.ts"
import { Email } from "./field-rules.ts"

it.each([
  ["anna@árvíztűrő.hu", "anna@xn--rvztr-wqa0gx3bwi.hu"],
  ["anna+bolt@levél.példa.hu", null],
  ["anna@example.hu", "anna@example.hu"],
  ["anna@xn--pld-fla.hu", "anna@xn--pld-fla.hu"],
  ["anna@á b.hu", "anna@á b.hu"],
  ["anna@á.hu:25", "anna@á.hu:25"],
  ["anna@á.hu/ide", "anna@á.hu/ide"],
  ["á", "á"],
])("%s", (typed, expected) => {
  const sent = withAsciiDomain(typed)
  if (expected === null) expect(sent).toMatch(/^anna\+bolt@xn--[a-z0-9-]+\.xn--[a-z0-9-]+\.hu$/)
  else expect(sent).toBe(expected)
})

it("is taken by every form that asks for an address", () => {
  expect(Email.safeParse(" Anna@Árvíztűrő.hu ").success).toBe(true)
  expect(Email.safeParse("anna@á.hu:25").success).toBe(false)
})
