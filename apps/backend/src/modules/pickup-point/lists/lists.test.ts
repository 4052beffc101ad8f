import { describe, expect, it } from "vitest"
import { idAtCarrier } from "../carrier-lists.ts"
import { readFoxpostList } from "./foxpost.ts"
import { readGlsList } from "./gls.ts"
import { FOXPOST_LOCKER, GLS_SHOP, MPL_POST, PACKETA_BOX, PACKETA_BRANCH } from "./list-samples.fixture.ts"
import { readMplList } from "./mpl.ts"
import { readPacketaList } from "./packeta.ts"
import { NotAPointListError } from "./point-list.ts"
import { readStretches, toStretch, toWeek } from "./week.ts"

const ALWAYS = [{ from: 1, to: 7, opens: "00:00", closes: "24:00" }]

describe("Foxpost's list", () => {
  const read = (...changes: object[]) =>
    readFoxpostList(JSON.stringify(changes.map((change) => ({ ...FOXPOST_LOCKER, ...change }))))

  it("returns lockers with the data for labels, shoppers and the search", () => {
    const { points, problems } = read({})
    expect(problems).toEqual([])
    expect(points).toEqual([
      {
        id: "foxpost-hu675",
        provider: "Foxpost",
        kind: "locker",
        name: "FOXPOST A-BOX Szeged Pláza",
        postal_code: "6724",
        city: "Szeged",
        address: "Kossuth Lajos sgrt. 119.",
        latitude: 46.266431,
        longitude: 20.12887,
        cash_on_delivery: true,
        max_weight_grams: 25_000,
        max_size_cm: [61, 60, 36],
        opening_hours: ALWAYS,
      },
    ])
  })

  it("reports an entry that is no object, and reads the others", () => {
    const { points, problems } = readFoxpostList(JSON.stringify(["lomtár", null, FOXPOST_LOCKER, [1]]))
    expect(points).toHaveLength(1)
    expect(problems.map(({ row }) => row)).toEqual([1, 2, 4])
  })

  it("identifies Packeta's points by their place, and which are shops", () => {
    const { points } = read(
      { variant: "Packeta Z-Pont", place_id: "17001", operator_id: "" },
      { variant: "Packeta Z-BOX", place_id: "17002", operator_id: "z2" },
      { operator_id: "", place_id: "55" },
    )
    expect(points.map(({ id, kind }) => [id, kind])).toEqual([
      ["foxpost-17001", "shop"],
      ["foxpost-17002", "locker"],
      ["foxpost-55", "locker"],
    ])
  })

  it("leaves out points abroad, closing, or without deliveries, and accepts no cash if nothing can be paid", () => {
    const { points, problems } = read(
      { country: "ro" },
      { closeDate: "2026-12-01" },
      { service: ["dispatch"] },
      { paymentOptions: [], operator_id: "hu1" },
    )
    expect(problems).toEqual([])
    expect(points.map(({ id, cash_on_delivery: cash }) => [id, cash])).toEqual([["foxpost-hu1", false]])
  })

  it("reports invalid entries and reads the others", () => {
    const { points, problems } = read(
      { zip: "67" },
      { geolat: 0 },
      { operator_id: "", place_id: "" },
      { city: null },
      {},
    )
    expect(points).toHaveLength(1)
    expect(problems).toEqual([
      { row: 1, message: "FOXPOST A-BOX Szeged Pláza: az irányítószám („67”) hibás." },
      { row: 2, message: "FOXPOST A-BOX Szeged Pláza: a helye (0; 20.12887) nem Magyarországon van." },
      { row: 3, message: "Az azonosítója hiányzik vagy hibás." },
      { row: 4, message: "FOXPOST A-BOX Szeged Pláza: a neve vagy a települése hiányzik." },
    ])
  })
})

it("reads GLS's list, without what is out of order", () => {
  const items = [
    GLS_SHOP,
    { ...GLS_SHOP, id: "x1", lockerSaturation: "outOfOrder" },
    { ...GLS_SHOP, id: "x2", features: ["pickup"] },
  ]
  const { points, problems } = readGlsList(JSON.stringify({ items }))
  expect(problems).toEqual([])
  expect(points).toMatchObject([
    {
      id: "gls-2351-ALPHAZOOKK",
      provider: "GLS",
      kind: "shop",
      postal_code: "2351",
      city: "Alsónémedi",
      latitude: 47.33,
      longitude: 19.16,
      cash_on_delivery: true,
      max_weight_grams: null,
      opening_hours: [
        { from: 1, to: 5, opens: "08:00", closes: "12:00" },
        { from: 1, to: 5, opens: "13:00", closes: "18:00" },
        { from: 6, to: 6, opens: "08:00", closes: "12:00" },
      ],
    },
  ])
})

it.each([
  ["as a list", JSON.stringify([PACKETA_BRANCH, PACKETA_BOX])],
  ["as named entries", JSON.stringify({ data: { 1: PACKETA_BRANCH, 2: PACKETA_BOX } })],
])("reads Packeta's list %s", (_, content) => {
  const { points, problems } = readPacketaList(content)
  expect(problems).toEqual([])
  expect(points).toMatchObject([
    {
      id: "packeta-4321",
      kind: "shop",
      cash_on_delivery: true,
      max_weight_grams: 10_000,
      opening_hours: [
        { from: 1, to: 5, opens: "09:00", closes: "18:00" },
        { from: 6, to: 6, opens: "09:00", closes: "12:00" },
      ],
    },
    { id: "packeta-20001", kind: "locker", cash_on_delivery: false, opening_hours: ALWAYS },
  ])
})

it("reads Magyar Posta's list: post offices, lockers and parcel shops", () => {
  const posts = ["PM", "CS", "PP", "XX"].map((kind, index) => MPL_POST(kind, `10726${index}`)).join("")
  const { points, problems } = readMplList(`<?xml version="1.0"?><postInfo timestamp="x">${posts}</postInfo>`)
  expect(problems).toEqual([])
  expect(points.map(({ id, kind }) => [id, kind])).toEqual([
    ["mpl-107260", "shop"],
    ["mpl-107261", "locker"],
    ["mpl-107262", "shop"],
  ])
  expect(points[0]).toMatchObject({
    name: "Botpalád postapartner",
    postal_code: "4955",
    city: "Botpalád",
    address: "Fő utca 124",
    latitude: 48.028436,
    longitude: 22.807174,
    opening_hours: [
      { from: 1, to: 1, opens: "08:00", closes: "10:00" },
      { from: 2, to: 2, opens: "08:00", closes: "12:00" },
      { from: 2, to: 2, opens: "12:30", closes: "16:00" },
    ],
  })
})

it.each([
  ["half a file", readFoxpostList, '[{"place_id":'],
  ["a page of errors", readGlsList, "<html>"],
  ["another list", readGlsList, "[]"],
  ["no list", readPacketaList, '{"error":"invalid key"}'],
  ["an XML of something else", readMplList, "<a/>"],
  ["an XML with a DTD", readMplList, '<!DOCTYPE a [<!ENTITY b "c">]><postInfo><post/></postInfo>'],
])("refuses %s", (_, read, content) => {
  expect(() => read(content)).toThrow(NotAPointListError)
})

it.each([
  ["8:00", "18:00", { opens: "08:00", closes: "18:00" }],
  ["00:00", "23:59", { opens: "00:00", closes: "24:00" }],
  ["06:00", "00:00", { opens: "06:00", closes: "24:00" }],
  ["18:00", "08:00", null],
  ["", "18:00", null],
  ["25:00", "26:00", null],
])("a stretch from %s to %s", (opens, closes, stretch) => {
  expect(toStretch(opens, closes)).toEqual(stretch)
})

it("reads the periods of a text, and combines equal days", () => {
  expect(readStretches("08:00–12:00, 13:00–17:00")).toHaveLength(2)
  expect(readStretches("zárva")).toEqual([])
  const day = [{ opens: "08:00", closes: "16:00" }]
  expect(toWeek(new Map([1, 2, 4].map((number) => [number, day])))).toEqual([
    { from: 1, to: 2, opens: "08:00", closes: "16:00" },
    { from: 4, to: 4, opens: "08:00", closes: "16:00" },
  ])
})

it.each([
  ["foxpost-hu675", "hu675"],
  ["gls-2351-ALPHAZOOKK", "2351-ALPHAZOOKK"],
  ["demo-6724-003", "demo-6724-003"],
])("%s is %s at its carrier", (pointId, id) => {
  expect(idAtCarrier(pointId)).toBe(id)
})
