import { describe, expect, it } from "vitest"
import {
  type DeliverySteps,
  delayingClosures,
  deliveryWindow,
  expectedToday,
  holidayDelay,
} from "./delivery-window.ts"

const PACKING = { cutOffHour: 24, closures: [] }
const shop = { from: 1, to: 2 }
const COURIER: DeliverySteps = { shop, carrier: { from: 1, to: 2 } }
const LOCKER: DeliverySteps = { shop, carrier: { from: 2, to: 3 } }
const PICKUP: DeliverySteps = { shop, carrier: { from: 0, to: 1 } }

it.each([
  // Friday: packing takes 1 or 2 working days, a courier 1 or 2, a locker 2 or 3, the shop itself none or 1.
  [COURIER, "2026-11-20T10:00:00Z", "2026-11-24", "2026-11-26"],
  [LOCKER, "2026-11-20T10:00:00Z", "2026-11-25", "2026-11-27"],
  [PICKUP, "2026-11-20T10:00:00Z", "2026-11-23", "2026-11-25"],
  // Over Christmas and the weekend after it.
  [COURIER, "2026-12-23T10:00:00Z", "2026-12-29", "2026-12-31"],
])("by %j, ordered at %s: %s to %s", (steps, now, from, to) => {
  expect(deliveryWindow(new Date(now), PACKING, steps)).toEqual({ from, to })
})

it.each([
  ["before the hour", "2026-11-19T12:59:00Z", "2026-11-23", "2026-11-25"],
  ["from the hour on, as if ordered on the next day", "2026-11-19T13:00:00Z", "2026-11-24", "2026-11-26"],
  ["on Friday evening, as on Saturday", "2026-11-20T20:00:00Z", "2026-11-24", "2026-11-26"],
])("with a cut-off hour of 14 in Budapest, %s", (_, now, from, to) => {
  expect(deliveryWindow(new Date(now), { ...PACKING, cutOffHour: 14 }, COURIER)).toEqual({ from, to })
})

it.each([
  [14, "2026-11-19T12:00:00Z", 14],
  [14, "2026-11-19T13:00:00Z", null],
  // On days without packing, the hour makes no difference.
  [14, "2026-11-21T09:00:00Z", null],
  [14, "2026-11-22T09:00:00Z", null],
  [24, "2026-11-19T12:00:00Z", null],
])("with a cut-off hour of %d at %s, a page names %j", (cutOffHour, now, untilHour) => {
  const expected = expectedToday(new Date(now), { ...PACKING, cutOffHour }, COURIER)
  expect(expected.untilHour).toBe(untilHour)
})

it.each([
  ["2026-11-13T10:00:00Z", 5],
  ["2026-11-18T10:00:00Z", 2],
  ["2026-11-23T10:00:00Z", 0],
])("a week of holidays delays an order of %s by %d working days", (now, days) => {
  const closed = { ...PACKING, closures: [{ from: "2026-11-16", to: "2026-11-20" }] }
  expect(holidayDelay(new Date(now), closed, COURIER)).toBe(days)
})

describe("packed on the day of the order", () => {
  const atOnce = { ...COURIER, shop: { from: 0, to: 0 } }

  it.each([
    ["on a Friday", "2026-11-20T10:00:00Z", "2026-11-23"],
    ["on a Friday after the cut-off hour", "2026-11-20T15:00:00Z", "2026-11-24"],
    ["on a Sunday evening", "2026-11-22T19:00:00Z", "2026-11-24"],
  ])("%s, a courier takes a day more", (_, now, arrival) => {
    expect(deliveryWindow(new Date(now), { ...PACKING, cutOffHour: 14 }, atOnce).from).toBe(arrival)
  })

  it("ordered on the weekend before a holiday, it is sent after the holiday", () => {
    const closed = { ...PACKING, closures: [{ from: "2026-11-23", to: "2026-11-25" }] }
    expect(deliveryWindow(new Date("2026-11-21T10:00:00Z"), closed, atOnce).from).toBe("2026-11-27")
  })
})

describe("while the shop is on holiday from Monday to Friday", () => {
  const CLOSED = { ...PACKING, closures: [{ from: "2026-11-16", to: "2026-11-20" }] }

  it.each([
    ["ordered before it", "2026-11-13T10:00:00Z", COURIER, "2026-11-24", "2026-11-26"],
    ["ordered in it", "2026-11-18T10:00:00Z", COURIER, "2026-11-24", "2026-11-26"],
    ["picked up", "2026-11-18T10:00:00Z", PICKUP, "2026-11-23", "2026-11-25"],
    [
      "ordered early enough, the carrier goes on",
      "2026-11-11T10:00:00Z",
      COURIER,
      "2026-11-13",
      "2026-11-17",
    ],
    ["ordered after it", "2026-11-23T10:00:00Z", COURIER, "2026-11-25", "2026-11-27"],
  ])("%s", (_, now, steps, from, to) => {
    expect(deliveryWindow(new Date(now), CLOSED, steps)).toEqual({ from, to })
  })

  it.each([
    [PICKUP, "2026-11-23"],
    [COURIER, "2026-11-24"],
  ])(
    "packed on the same day, it is sent on the first open one, and arrives as by %j",
    ({ carrier }, arrival) => {
      const atOnce = { shop: { from: 0, to: 0 }, carrier }
      expect(deliveryWindow(new Date("2026-11-18T10:00:00Z"), CLOSED, atOnce).from).toBe(arrival)
    },
  )
})

it("names the holidays that delay an order, and those that would if it is paid on the last day", () => {
  const past = { from: "2026-11-16", to: "2026-11-19" }
  const next = { from: "2026-11-24", to: "2026-11-24" }
  const later = { from: "2026-11-27", to: "2026-11-30" }
  const packing = { ...PACKING, closures: [past, next, later] }
  const friday = new Date("2026-11-20T10:00:00Z")
  expect(delayingClosures(friday, packing, 1)).toEqual([])
  expect(delayingClosures(friday, packing, 2)).toEqual([next])
  expect(delayingClosures(friday, packing, 2, 8)).toEqual([next, later])
})

it("counts the days to pay by the calendar, also when the clocks change meanwhile", () => {
  // The first half hour of 20 October in Budapest: the eighth day after it is 28 October, in winter time.
  const begun = new Date("2026-10-19T22:30:00Z")
  const closure = { from: "2026-10-28", to: "2026-10-28" }
  expect(delayingClosures(begun, { ...PACKING, closures: [closure] }, 0, 8)).toEqual([closure])
})
