import { describe, expect, test } from "vitest"
import { PARCEL_COLUMNS, toParcelRow } from "./export-parcels.ts"
import { type OrderToSend, planParcels } from "./to-parcel.ts"

const OPEN = {
  id: "ful_1",
  created_at: "2026-11-20T10:00:00Z",
  shipped_at: null,
  delivered_at: null,
  tracking_number: null,
  pieces: [],
}
const SHIPPED = {
  ...OPEN,
  id: "ful_0",
  created_at: "2026-11-19T10:00:00Z",
  shipped_at: "2026-11-20T09:00:00Z",
}

const POINT = {
  kind: "shop" as const,
  carrier: "Foxpost",
  code: "hu5572",
  name: "FOXPOST A-BOX Szeged",
  postal_code: "6720",
  city: "Szeged",
  address: "Fő tér 1.",
}

const order = (desk: Partial<OrderToSend["desk"]> = {}, rest: Partial<OrderToSend> = {}): OrderToSend => ({
  desk: {
    stage: "to_ship",
    name: "Kovács Anna",
    email: "anna@example.com",
    phone: "06 30 123 4567",
    address: {
      first_name: "Anna",
      last_name: "Kovács",
      address_1: "Fő utca 1.",
      address_2: "2. em. 5.",
      postal_code: "1011",
      city: "Budapest",
      country_code: "hu",
    } as OrderToSend["desk"]["address"],
    pickup_point: null,
    method: "cash_on_delivery",
    due: 12_343,
    parcels: [OPEN],
    ...desk,
  },
  delivery: "courier",
  grams: 1_250,
  ...rest,
})

const cellsOf = (...row: Parameters<typeof toParcelRow>) => {
  const filled = toParcelRow(...row)
  return filled && PARCEL_COLUMNS.map(([, cell]) => cell(filled))
}

describe("a packed order as a parcel", () => {
  test("of a buyer abroad goes to the point's address", () => {
    const address = { first_name: "Anna", last_name: "Kovács", address_1: "", country_code: "hu" }
    const abroad = order(
      { address: address as OrderToSend["desk"]["address"], pickup_point: POINT },
      { delivery: "locker" },
    )
    expect(planParcels(abroad)).toMatchObject({
      parcels: [
        {
          parcel: {
            pointId: "hu5572",
            address: { postal_code: "6720", city: "Szeged", street: "Fő tér 1.", country: "hu" },
          },
        },
      ],
    })
    expect(cellsOf(abroad, { number: 1042, notes: null })).toEqual(
      expect.arrayContaining(["HU", "6720", "Szeged", "Fő tér 1."]),
    )
  })

  test("home delivery goes to GLS with rounded cash, a normalized phone number, and weight", () => {
    expect(planParcels(order())).toEqual({
      carrier: "gls",
      refusal: null,
      parcels: [
        {
          fulfillmentId: "ful_1",
          parcel: {
            recipient: { name: "Kovács Anna", phone: "+36301234567", email: "anna@example.com" },
            address: { postal_code: "1011", city: "Budapest", street: "Fő utca 1. 2. em. 5.", country: "hu" },
            pointId: null,
            cash: 12_345,
            grams: 1_250,
          },
        },
      ],
    })
  })

  test("a pickup point's parcel goes to the point's carrier", () => {
    expect(planParcels(order({ pickup_point: POINT, method: "card" }, { delivery: "locker" }))).toMatchObject(
      {
        carrier: "foxpost",
        parcels: [{ parcel: { pointId: "hu5572", cash: null } }],
      },
    )
  })

  test("what is paid by card at a parcel locker is not rounded", () => {
    const point = { ...POINT, kind: "locker" as const }
    expect(planParcels(order({ pickup_point: point }, { delivery: "locker" }))).toMatchObject({
      parcels: [{ parcel: { cash: 12_343 } }],
    })
  })

  test("the cash is collected with the first parcel, and a partial parcel has no weight", () => {
    expect(planParcels(order({ parcels: [OPEN, SHIPPED] }))).toMatchObject({
      parcels: [{ fulfillmentId: "ful_1", parcel: { cash: null, grams: 0 } }],
    })
  })

  test.each([
    ["cancelled", order({ stage: "cancelled" })],
    ["no_carrier_needed", order({}, { delivery: "pickup" })],
    ["no_carrier_needed", order({}, { delivery: null })],
    ["bad_point", order({}, { delivery: "locker" })],
    ["not_packed", order({ parcels: [] })],
    ["already_shipped", order({ parcels: [SHIPPED] })],
    ["bad_phone", order({ phone: "12" })],
    ["bad_phone", order({ phone: null })],
    ["bad_address", order({ address: null })],
  ])("%s", (code, refused) => {
    expect(planParcels(refused)).toMatchObject({ refusal: { code } })
  })
})

describe("a row of the table", () => {
  const details = { number: 1042, notes: "Kapu\nkód" }

  test("contains the point, the cash and the weight in kilograms", () => {
    expect(cellsOf(order({ pickup_point: POINT }, { delivery: "locker" }), details)).toEqual([
      1042,
      "Foxpost",
      "Kovács Anna",
      "36301234567",
      "anna@example.com",
      "HU",
      "1011",
      "Budapest",
      "Fő utca 1. 2. em. 5.",
      "hu5572",
      "FOXPOST A-BOX Szeged",
      12_345,
      "1,25",
      "Kapu kód",
    ])
  })

  test("there is none for an order that its buyer collects", () => {
    expect(toParcelRow(order({}, { delivery: "pickup" }), details)).toBeNull()
    expect(toParcelRow(order({ stage: "cancelled" }), details)).toBeNull()
  })
})
