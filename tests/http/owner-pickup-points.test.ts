import type { FoundPickupPoint, PickupPointList } from "@porteka/commerce-sdk"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { callStore } from "./backend-buyer.ts"

/**
 * The owner imports a carrier's list, and shoppers find its points. No other test searches for points in
 * Zalalövő.
 */

const LISTS = "/pickup-point-lists"
const TOWN = { code: "8999", name: "Zalalövő" }

let owner: Administrator
beforeAll(async () => {
  owner = await Administrator.signIn()
})

const entry = (id: string, north: number) => ({
  id,
  name: `Vegyesbolt ${id}`,
  type: "parcel-shop",
  contact: { countryCode: "HU", postalCode: TOWN.code, city: TOWN.name, address: "Fő tér 1." },
  location: [46.85 + north, 16.59],
  hours: [[1, "08:00", "18:00"]],
  features: ["delivery", "acceptsCard"],
})

type Lists = { lists: PickupPointList[] }

const gls = ({ lists }: Lists) => lists.find(({ code }) => code === "gls")

const readGls = async (content: string) => gls(await owner.post<Lists>(`${LISTS}/gls/reading`, { content }))

const listOf = (...items: object[]) => JSON.stringify({ items })

async function found(): Promise<FoundPickupPoint[]> {
  const { body } = await callStore<{ pickup_points: FoundPickupPoint[] }>(
    `/store/pickup-points?${new URLSearchParams({ q: TOWN.name })}`,
  )
  return body.pickup_points.filter(({ city }) => city === TOWN.name)
}

const idsOf = (points: FoundPickupPoint[]) => points.map(({ id }) => id).sort()

test("a carrier's list is read, updated and switched off, and a wrong file changes nothing", async () => {
  onTestFinished(async () => {
    await owner.post(`${LISTS}/gls`, { used: false })
  })
  const first = await readGls(
    listOf(entry("ZL1", 0), entry("ZL2", 0.01), { ...entry("ZL3", 0), location: [0, 0] }),
  )
  expect(first).toMatchObject({ used: true, points: 2, trouble: null, problems: [{ row: 3 }] })
  const points = await found()
  expect(idsOf(points)).toEqual(["gls-ZL1", "gls-ZL2"])
  expect(points[0]).toMatchObject({ provider: "GLS", kind: "shop", cash_on_delivery: true })

  await expect(readGls(listOf())).rejects.toThrow("egyetlen használható magyarországi pont sincs")
  await expect(readGls("<html>")).rejects.toThrow("nem JSON")
  expect(idsOf(await found())).toEqual(["gls-ZL1", "gls-ZL2"])

  expect(await readGls(listOf(entry("ZL2", 0.01), entry("ZL4", 0)))).toMatchObject({
    points: 2,
    problems: [],
  })
  expect(idsOf(await found())).toEqual(["gls-ZL2", "gls-ZL4"])

  expect(gls(await owner.post<Lists>(`${LISTS}/gls`, { used: false }))).toMatchObject({ used: false })
  expect(await found()).toEqual([])
})

test("two simultaneous updates leave one complete list", async () => {
  onTestFinished(async () => {
    await owner.post(`${LISTS}/gls`, { used: false })
  })
  const lists = [["ZL5", "ZL6"], ["ZL7"]]
  await Promise.all(lists.map((ids) => readGls(listOf(...ids.map((id) => entry(id, 0))))))
  expect(lists.map((ids) => ids.map((id) => `gls-${id}`))).toContainEqual(idsOf(await found()))
})

test("an unknown list does not exist", async () => {
  await expect(owner.post(`${LISTS}/dhl`, { used: true })).rejects.toThrow("404")
  await expect(owner.post(`${LISTS}/gls`, { used: "yes" })).rejects.toThrow("400")
})
