import { expect, it } from "vitest"
import { parcelTrackingUrl } from "./parcel-tracking.ts"

it.each([
  ["GLS", "90123", undefined, "https://gls-group.com/HU/hu/csomagkovetes?match=90123"],
  ["Foxpost", "CLFOX 1&x", "#", "https://foxpost.hu/csomagkovetes/?code=CLFOX%201%26x"],
  ["MPL", "PB1", "", "https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue=PB1"],
  ["Valaki", "1", "https://valaki.example/1", "https://valaki.example/1"],
  ["Valaki", "1", "javascript:alert(1)", null],
])("leads to %s's page about %s (%s)", (carrier, number, given, url) => {
  expect(parcelTrackingUrl(carrier, number, given)).toBe(url)
})
