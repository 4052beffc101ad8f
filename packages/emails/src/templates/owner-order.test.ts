import { shop } from "@porteka/shop"
import { expect, it } from "vitest"
import { sampleLinks, sampleOrder, samplePickupPoint } from "../preview/samples.ts"
import { renderOwnerOrder } from "./owner-order.ts"

const ABROAD = {
  first_name: "Eva",
  last_name: "Gruber",
  postal_code: "1010",
  city: "Wien",
  address_1: "Graben 1",
  country_code: "at",
}
const NOWHERE = { first_name: "Eva", last_name: "Gruber", country_code: "hu" }

const textOf = (change: Partial<ReturnType<typeof sampleOrder>>) => {
  const order = { ...sampleOrder("hu"), ...change }
  const { text } = renderOwnerOrder({
    order,
    watch: [],
    admin_url: "https://porteka.example/app",
    locale: "hu",
    links: sampleLinks("hu"),
    shop,
  })
  return text.replaceAll(/\s+/g, " ")
}

const delivery = (kind: "shop" | "pickup_point") => ({
  kind,
  name: "Átvétel",
  pickup_point: kind === "shop" ? null : samplePickupPoint,
})

it("names the address of a buyer abroad with its country, beside the place where the order goes", () => {
  const abroad = { shipping_address: NOWHERE, billing_address: ABROAD }
  const line = "Számlázási cím: Gruber Eva, Graben 1, 1010 Wien, Ausztria"
  const inShop = textOf({ ...abroad, delivery: delivery("shop") })
  expect(inShop).toContain(line)
  expect(inShop).not.toContain("Szállítási cím")
  const atPoint = textOf({ ...abroad, delivery: delivery("pickup_point") })
  expect(atPoint).toContain(line)
  expect(atPoint).toContain(samplePickupPoint.name)
})

it("names no billing address in Hungary", () => {
  expect(textOf({})).not.toContain("Számlázási cím")
})

it("waits for no money of an order that a gift card covers", async () => {
  const text = await textOf({ payment_method: "bank_transfer", total: 0 })
  expect(text).toContain("Fizetés: nincs fizetnivaló")
  expect(text).not.toContain("beérkezésére")
})
