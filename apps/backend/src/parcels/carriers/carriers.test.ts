import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import type { ParcelToSend } from "../carrier.ts"
import { toFieldRefusal, toFoxpostParcel } from "./foxpost.ts"
import { codeOf, toGlsParcel, toGlsPassword } from "./gls.ts"

const PARCEL: ParcelToSend = {
  reference: "1042-1",
  recipient: { name: "Kovács Anna", phone: "+36301234567", email: "anna@example.com" },
  address: { postal_code: "1011", city: "Budapest", street: "Fő utca 1.", country: "hu" },
  pointId: null,
  cash: null,
  grams: 0,
}

describe("Foxpost", () => {
  test("a locker is named by its id, without an address", () => {
    expect(toFoxpostParcel({ ...PARCEL, pointId: "hu5572", cash: 12_345 }, "m")).toEqual({
      refCode: "1042-1",
      size: "m",
      cod: 12_345,
      destination: "hu5572",
      recipientName: "Kovács Anna",
      recipientPhone: "+36301234567",
      recipientEmail: "anna@example.com",
    })
  })

  test("a home has its address, and no cash is 0", () => {
    expect(toFoxpostParcel(PARCEL, "s")).toMatchObject({
      cod: 0,
      recipientCountry: "HU",
      recipientZip: "1011",
      recipientCity: "Budapest",
      recipientAddress: "Fő utca 1.",
    })
  })

  test.each([
    ["recipientPhone", "bad_phone"],
    ["destination", "bad_point"],
    ["recipientZip", "bad_address"],
    ["cod", "refused"],
  ])("a fault of %s is %s", (field, code) => {
    expect(toFieldRefusal([{ field, message: "WRONG" }]).refusal).toEqual({ code, detail: `${field}: WRONG` })
  })
})

describe("GLS", () => {
  const sender = {
    name: "Portéka Kft.",
    street: "Kézműves köz 3.",
    city: "Budapest",
    postalCode: "1052",
    country: "hu",
    phone: "+3610123456",
    email: "bolt@example.com",
  }
  const at = { clientNumber: 100_000_001, now: new Date(1_795_000_000_000) }

  test("home delivery is announced by e-mail and text message", () => {
    const sent = toGlsParcel({ ...PARCEL, grams: 1_250 }, sender, at)
    expect(sent).toMatchObject({
      ClientNumber: 100_000_001,
      ClientReference: "1042-1",
      PickupDate: "/Date(1795000000000)/",
      DeliveryAddress: { ZipCode: "1011", CountryIsoCode: "HU", ContactPhone: "+36301234567" },
      PickupAddress: { Name: "Portéka Kft.", ZipCode: "1052" },
      ServiceList: [
        { Code: "FDS", FDSParameter: { Value: "anna@example.com" } },
        { Code: "FSS", FSSParameter: { Value: "+36301234567" } },
      ],
      ParcelPropertyList: [{ Weight: 1.25 }],
    })
    expect(sent).not.toHaveProperty("CODAmount")
  })

  test("a parcel shop is named by its id, cash by amount, reference and currency", () => {
    const sent = toGlsParcel({ ...PARCEL, pointId: "2351-CSOMAGPONT", cash: 12_345 }, sender, at)
    expect(sent).toMatchObject({
      CODAmount: 12_345,
      CODReference: "1042-1",
      CODCurrency: "HUF",
      ServiceList: [{ Code: "PSD", PSDParameter: { StringValue: "2351-CSOMAGPONT" } }],
    })
    expect(sent).not.toHaveProperty("ParcelPropertyList")
  })

  test("the password is the bytes of its SHA-512", () => {
    expect(Buffer.from(toGlsPassword("jelszó"))).toEqual(createHash("sha512").update("jelszó").digest())
  })

  test.each([
    ["Invalid ContactPhone", "bad_phone"],
    ["PSD service: unknown parcel shop", "bad_point"],
    ["Invalid ZipCode", "bad_address"],
    ["Something else", "refused"],
  ])("%s is %s", (words, code) => {
    expect(codeOf(words)).toBe(code)
  })
})
