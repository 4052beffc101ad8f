import { describe, expect, it } from "vitest"
import { judgeOrder, type OrderToJudge } from "./judge-order.ts"

const parcel = (delivered_at: string | null, canceled_at: string | null = null) => ({
  delivered_at,
  canceled_at,
})
const order = (fulfillments: OrderToJudge["fulfillments"], company: string | null = null): OrderToJudge => ({
  id: "order_1",
  email: "anna@posta.example",
  billing_address: { company },
  fulfillments,
})
const judge = (
  found: OrderToJudge | null,
  receivedAt = "2026-11-20T12:00:00Z",
  email = "Anna@Posta.example",
) => judgeOrder(found, { email, receivedAt: new Date(receivedAt), hasExemptItems: false })

describe("what the order says about a declaration", () => {
  it("is nothing without an order", () => {
    expect(judge(null)).toMatchObject({ order_id: null, order_match: "none", deadline_status: "unknown" })
  })

  it.each([
    ["not sent yet", order([]), "unknown"],
    ["under way", order([parcel(null)]), "unknown"],
    ["delivered on 6 November, declared on the last day", order([parcel("2026-11-06T10:00:00Z")]), "within"],
    ["one of two parcels under way", order([parcel("2026-09-01T10:00:00Z"), parcel(null)]), "unknown"],
    [
      "the last of two parcels in time",
      order([parcel("2026-11-10T10:00:00Z"), parcel("2026-09-01T10:00:00Z")]),
      "within",
    ],
    [
      "a canceled parcel beside an old one",
      order([parcel("2026-09-01T10:00:00Z"), parcel(null, "2026-09-02T10:00:00Z")]),
      "expired",
    ],
  ])("%s: %s", (_, found, status) => {
    expect(judge(found).deadline_status).toBe(status)
  })

  it("counts days of the calendar in Budapest", () => {
    const found = order([parcel("2026-11-06T10:00:00Z")])
    expect(judge(found, "2026-11-20T22:59:59Z").deadline_status).toBe("within")
    expect(judge(found, "2026-11-20T23:00:00Z").deadline_status).toBe("expired")
  })

  it.each([
    ["anna@posta.example", "number_and_email"],
    ["bela@posta.example", "number_only"],
  ])("an order of Anna declared by %s matches by %s", (email, match) => {
    expect(judge(order([]), undefined, email).order_match).toBe(match)
  })

  it("marks a company, which has no right of withdrawal", () => {
    expect(judge(order([], "Minta Kft.")).is_company).toBe(true)
    expect(judge(order([])).is_company).toBe(false)
  })
})
