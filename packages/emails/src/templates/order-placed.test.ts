import { shop } from "@porteka/shop"
import { expect, it } from "vitest"
import { sampleLinks, sampleOrder, sampleTransferOrder } from "../preview/samples.ts"
import { renderOrderPlaced } from "./order-placed.ts"

const confirm = (order: ReturnType<typeof sampleOrder>, seller: typeof shop) =>
  renderOrderPlaced({
    order,
    locale: "hu",
    links: sampleLinks("hu"),
    shop: seller,
    order_url: "https://porteka.example/o",
    terms_version: "1",
    terms_url: "https://shop.example/hu/altalanos-szerzodesi-feltetelek/valtozat/1",
  })

it("names the shop's holidays that delay it, those after a transfer's deadline only if a transfer is awaited", () => {
  const closures = [
    { from: "2026-11-24", to: "2026-11-24" },
    { from: "2026-11-27", to: "2026-11-30" },
  ]
  const seller = { ...shop, delivery: { ...shop.delivery, closures } }
  const holidays = (order: ReturnType<typeof sampleOrder>) =>
    /szünetet tart \(([^)]*)\)/.exec(confirm(order, seller).text.replace(/\s+/g, " "))?.[1]
  // Ordered on Friday, 20 November.
  expect(holidays({ ...sampleOrder("hu"), making_days: 0 })).toBe("november 24.")
  const transfer = { ...sampleTransferOrder("hu"), making_days: 0, transfer_due_days: 8 }
  expect(holidays(transfer)).toBe("november 24.; november 27–30.")
  expect(holidays({ ...transfer, total: 0 })).toBe("november 24.")
})
