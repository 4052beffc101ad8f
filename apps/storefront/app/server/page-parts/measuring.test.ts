import { expect, test } from "vitest"
import { measuringOrigins, measuringTags } from "./measuring.server.ts"

const shop = (googleAnalytics: string | null, metaPixel: string | null) => ({
  measuring: { googleAnalytics, metaPixel },
})

test("a shop that measures nothing names nobody", () => {
  for (const nothing of [null, shop(null, null)]) {
    expect(measuringTags(nothing, "http://127.0.0.1:1")).toEqual({ google: null, meta: null })
    expect(Object.values(measuringOrigins(nothing, "http://127.0.0.1:1")).flat()).toEqual([])
  }
})

test("each service is let in by itself", () => {
  const { script, image, connect } = measuringOrigins(shop("G-ABC123", null), undefined)
  expect([...script, ...image, ...connect].join(" ")).not.toContain("facebook")
  expect(script).toEqual(["https://www.googletagmanager.com"])
  expect(measuringOrigins(shop(null, "123"), undefined).script).toEqual(["https://connect.facebook.net"])
  expect(measuringTags(shop("G-ABC123", "123"), undefined)).toEqual({
    google: { id: "G-ABC123", script: "https://www.googletagmanager.com/gtag/js?id=G-ABC123" },
    meta: { id: "123", script: "https://connect.facebook.net/en_US/fbevents.js" },
  })
})

test("a stand-in is let in alone", () => {
  const origins = measuringOrigins(shop("G-ABC123", "123"), "http://127.0.0.1:1")
  expect(new Set(Object.values(origins).flat())).toEqual(new Set(["http://127.0.0.1:1"]))
})
