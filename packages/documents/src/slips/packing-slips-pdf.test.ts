import { expect, test } from "vitest"
import { drawPackingSlips, type PackedLine, type PackingSlip, toPickList } from "./packing-slips-pdf.ts"

const slip: PackingSlip = {
  number: 1042,
  ordered_on: "2026. november 20.",
  delivery: "Csomagautomata · Foxpost",
  address: ["Foxpost – Nyugati tér", "1132 Budapest", "Nyugati tér 1."],
  recipient: "Kovács Anna",
  phone: "+36 30 123 4567",
  pickup_code: "hu123",
  cash: 28_725,
  currency: "huf",
  notes: "Csengessen!",
  lines: [
    {
      quantity: 2,
      title: "Kézzel festett kék bögre",
      variant: "3 dl",
      sku: "BOG-KEK-03",
      wishes: ["Felirat: Ilka"],
    },
  ],
}
const sender = { name: "Portéka Kft.", address: "1052 Budapest, Kézműves köz 3.", phone: "+36 1 012 3456" }
const date = new Date("2026-11-22T00:00:00Z")

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length

test("of several orders the pieces to fetch are added up by variant", () => {
  const plate = { quantity: 1, title: "Tányér", variant: null, sku: "BOG-10", wishes: [] }
  const other = { ...slip, number: 1043, lines: [plate, ...slip.lines] }
  expect(toPickList([slip, other])).toEqual([
    { ...plate, wishes: ["1043: 1 db"] },
    { ...slip.lines[0], quantity: 4, wishes: ["1042: 2 db, 1043: 2 db"] },
  ])
})

test("every order has its own page, after the pick list of several, however many lines the first one has", async () => {
  const long = {
    ...slip,
    lines: Array.from({ length: 60 }, () => slip.lines[0] as PackedLine),
  }
  expect(pagesOf(await drawPackingSlips([slip], { sender, date }))).toBe(1)
  expect(pagesOf(await drawPackingSlips([slip, slip], { sender, date }))).toBe(3)
  expect(pagesOf(await drawPackingSlips([long, slip], { sender, date }))).toBeGreaterThan(3)
})

test("a line is as high as its article number", async () => {
  const pagesWith = async (sku: string) => {
    const line = { quantity: 1, title: "Tányér", variant: null, sku, wishes: [] }
    const full = { ...slip, lines: Array.from({ length: 15 }, () => line) }
    return pagesOf(await drawPackingSlips([full], { sender, date }))
  }
  expect([await pagesWith("BOG-10"), await pagesWith("SZOLG-DISZCSOMAGOLAS-NAGY-DOBOZBAN")]).toEqual([1, 2])
})

test("contains no time of its creation", async () => {
  const [one, other] = [
    await drawPackingSlips([slip], { sender, date }),
    await drawPackingSlips([slip], { sender, date }),
  ]
  expect(one.equals(other)).toBe(true)
})
