import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test } from "vitest"
import { withGiftCardPaid } from "./with-gift-card-paid.ts"

const CARD = "0123456789ABCDEF"

const cartWith = (...codes: (string | null)[]) => ({
  items: [
    {
      total: 8000,
      original_total: 10_000,
      tax_total: (8000 * 27) / 127,
      tax_lines: [{ rate: 27 }],
      adjustments: codes.map((code) => ({ code, amount: 2000 })),
    },
  ],
  shipping_methods: [],
})

/** A back end whose database knows some gift cards that were sold; counts the questions. */
function backEnd(sold: readonly string[]) {
  const asked: unknown[] = []
  const database = {
    raw: async (_sql: string, bindings: readonly string[][]) => {
      asked.push(bindings)
      return { rows: sold.filter((code) => bindings[0]?.includes(code)).map((code) => ({ code })) }
    },
  }
  return { asked, container: { resolve: () => database } as unknown as MedusaContainer }
}

test.each([
  ["without codes", cartWith()],
  ["with a code for a discount", cartWith("UDVOZLET10")],
  ["with an automatic promotion", cartWith(null)],
])("a cart %s costs no query and stays as it is", async (_case, cart) => {
  const { asked, container } = backEnd([CARD])
  expect(await withGiftCardPaid(container, [cart])).toEqual([cart])
  expect(asked).toEqual([])
})

test("many carts cost one query, and only those with a card that was sold have it", async () => {
  const { asked, container } = backEnd([CARD])
  const given = cartWith("FEDCBA9876543210")
  const carts = await withGiftCardPaid(container, [cartWith(CARD), given, cartWith()])
  expect(carts).toEqual([
    { ...cartWith(CARD), gift_card_paid: { amount: 2000, tax_total: 2126 } },
    given,
    cartWith(),
  ])
  expect(asked).toHaveLength(1)
})
