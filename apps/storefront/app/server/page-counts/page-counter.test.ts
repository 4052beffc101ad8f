import { expect, test } from "vitest"
import { PageCounter } from "./page-counter.ts"

const NOON = new Date("2026-11-24T11:00:00Z")
const dayLater = (days: number) => new Date(NOON.getTime() + days * 24 * 60 * 60 * 1000)
const home = { kind: "home", isArrival: true } as const

test("a report holds the sums of the day, and comes only with news", () => {
  const counter = new PageCounter()
  expect(counter.takeReport()).toBeNull()
  counter.count(home, NOON)
  counter.count({ ...home, isArrival: false }, NOON)
  counter.count({ kind: "product", isArrival: false }, NOON)
  expect(counter.takeReport()?.counts).toEqual([
    { day: "2026-11-24", kind: "home", views: 2, arrivals: 1 },
    { day: "2026-11-24", kind: "product", views: 1, arrivals: 0 },
  ])
  expect(counter.takeReport()).toBeNull()
})

test("sums go on, so that a report which comes twice counts nothing twice", () => {
  const counter = new PageCounter()
  counter.count(home, NOON)
  const first = counter.takeReport()
  counter.keepNews()
  expect(counter.takeReport()).toEqual(first)
  counter.count(home, NOON)
  expect(counter.takeReport()).toMatchObject({ counter: first?.counter, counts: [{ views: 2 }] })
})

test("days are Budapest's, and those of the past are forgotten once their report has arrived", () => {
  const counter = new PageCounter()
  const daysReported = () => counter.takeReport()?.counts.map(({ day }) => day)
  counter.count(home, new Date("2026-11-24T23:30:00Z"))
  counter.count(home, dayLater(3))
  expect(daysReported()).toEqual(["2026-11-25", "2026-11-27"])
  counter.keepNews()
  expect(daysReported()).toEqual(["2026-11-25", "2026-11-27"])
  counter.forgetPast(dayLater(3))
  counter.count(home, dayLater(3))
  expect(daysReported()).toEqual(["2026-11-27"])
})
