import { describe, expect, it } from "vitest"
import { messages as enShared } from "./messages/en.ts"
import { messages as enCheckout } from "./messages/en-checkout.ts"
import { messages as enConsent } from "./messages/en-consent.ts"
import { messages as enHome } from "./messages/en-home.ts"
import { messages as enNewsletter } from "./messages/en-newsletter.ts"
import { messages as enOrders } from "./messages/en-orders.ts"
import { messages as enOverlays } from "./messages/en-overlays.ts"
import { messages as enRestock } from "./messages/en-restock.ts"
import { messages as enWishlist } from "./messages/en-wishlist.ts"
import { messages as enWithdrawal } from "./messages/en-withdrawal.ts"
import { messages as huShared } from "./messages/hu.ts"
import { messages as huCheckout } from "./messages/hu-checkout.ts"
import { messages as huConsent } from "./messages/hu-consent.ts"
import { messages as huHome } from "./messages/hu-home.ts"
import { messages as huNewsletter } from "./messages/hu-newsletter.ts"
import { messages as huOrders } from "./messages/hu-orders.ts"
import { messages as huOverlays } from "./messages/hu-overlays.ts"
import { messages as huRestock } from "./messages/hu-restock.ts"
import { messages as huWishlist } from "./messages/hu-wishlist.ts"
import { messages as huWithdrawal } from "./messages/hu-withdrawal.ts"

const en = {
  ...enShared,
  ...enCheckout,
  ...enConsent,
  ...enHome,
  ...enNewsletter,
  ...enOrders,
  ...enOverlays,
  ...enWishlist,
  ...enWithdrawal,
  ...enRestock,
}
const hu = {
  ...huShared,
  ...huCheckout,
  ...huConsent,
  ...huHome,
  ...huNewsletter,
  ...huOrders,
  ...huOverlays,
  ...huWishlist,
  ...huWithdrawal,
  ...huRestock,
}

type Tree = { [key: string]: Tree | string | string[] }

function texts(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[prefix + key, value]]
    if (Array.isArray(value)) return value.map((text, index) => [`${prefix}${key}.${index}`, text])
    return texts(value, `${prefix}${key}.`)
  })
}

const variables = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort()
const tags = (text: string) => [...new Set([...text.matchAll(/<(\w+)>/g)].map((match) => match[1]))].sort()

const hungarian = new Map(texts(hu as unknown as Tree))
const english = new Map(texts(en as unknown as Tree))

describe("texts in both languages", () => {
  it("have the same keys", () => {
    expect([...english.keys()].sort()).toEqual([...hungarian.keys()].sort())
  })

  it.each([...hungarian])("%s takes the same values and tags in both", (key, text) => {
    const other = english.get(key) ?? ""
    const own = variables(text)
    for (const name of variables(other)) expect(own).toContain(name)
    expect(tags(other)).toEqual(tags(text))
  })

  it("do not shout and have no stray spaces", () => {
    for (const [key, text] of [...hungarian, ...english]) {
      expect(text, key).not.toMatch(/!| {2}|^\s|\s$/)
      expect(text, key).not.toBe("")
    }
  })
})
