import { createCookie } from "react-router"
import { expect, test, vi } from "vitest"
import { rememberedCookie } from "./remembered-cookie.ts"

const signed = (secret = "titok") => createCookie("one", { secrets: [secret] })
const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? ""

test("a signed value is read, also again, and among others", async () => {
  const cookie = rememberedCookie(signed())
  const pair = pairOf(await cookie.serialize({ name: "Kovács Ödön" }))
  for (const header of [pair, pair, `a=b; ${pair}; c="d"`])
    expect(await cookie.parse(header)).toEqual({ name: "Kovács Ödön" })
})

test("a signature that was good is not looked at again, one that was not is", async () => {
  const cookie = signed()
  const parse = vi.spyOn(cookie, "parse")
  const remembered = rememberedCookie(cookie)
  const good = pairOf(await cookie.serialize("cart_1"))
  const bad = pairOf(await signed("another").serialize("cart_2"))
  for (const header of [good, good, bad, bad]) await remembered.parse(header)
  expect(parse).toHaveBeenCalledTimes(3)
})

test("nothing is read of what is not signed by us, also beside what is", async () => {
  const cookie = rememberedCookie(signed())
  const pair = pairOf(await cookie.serialize("cart_1"))
  expect(await cookie.parse(pair)).toBe("cart_1")
  for (const forged of [`${pair}x`, pair.replace("one=", "one=x"), "one=cart_1", "one=", "two=1", ""])
    expect([forged, (await cookie.parse(forged)) || null]).toEqual([forged, null])
})

test("the last request's value is not the next one's", async () => {
  const cookie = rememberedCookie(signed())
  const [first, second] = [pairOf(await cookie.serialize("a")), pairOf(await cookie.serialize("b"))]
  expect([await cookie.parse(first), await cookie.parse(second), await cookie.parse(first)]).toEqual([
    "a",
    "b",
    "a",
  ])
  expect(await cookie.parse(null)).toBeNull()
})
