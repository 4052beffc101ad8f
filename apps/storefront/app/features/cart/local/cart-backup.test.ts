import { describe, expect, it } from "vitest"
import { BACKUP_HOURS, freshBackup, makeBackup, parseBackup } from "./cart-backup.ts"

const NOW = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000
const items = [
  {
    id: "variant_a",
    variantId: "variant_a",
    options: {},
    title: "3 dl",
    product_title: "Bögre",
    unit_price: 4290,
    quantity: 2,
    thumbnail: null,
    currency: "HUF",
  },
]

it("keeps a day", () => {
  expect(BACKUP_HOURS).toBe(24)
})

describe("a backup", () => {
  it.each([
    ["made now", 0, true],
    ["a moment under a day old", 24 * HOUR_MS - 1, true],
    ["a day old", 24 * HOUR_MS, false],
    ["from a clock that was ahead", -HOUR_MS, false],
  ])("%s: may be restored %#", (_, age, restorable) => {
    const backup = makeBackup("ref", items, NOW - age)
    expect(freshBackup(backup, NOW)).toBe(restorable ? backup : null)
  })

  it("comes back from storage as it was", () => {
    const backup = makeBackup("ref", items, NOW)
    expect(parseBackup(JSON.stringify(backup))).toEqual(backup)
  })

  it.each([null, "{", "null", "[]", '{"cartId":1,"items":[],"timestamp":1}', '{"cartId":"a","items":[]}'])(
    "is none when storage holds %j",
    (text) => {
      expect(parseBackup(text)).toBeNull()
    },
  )
})
