import { expect, test } from "vitest"
import { generate, joinSettings, parseEnvironment } from "./settings.ts"
import { stateFolder } from "./state.ts"

const settingsOf = (env: NodeJS.ProcessEnv) =>
  joinSettings(parseEnvironment(env), generate(), stateFolder(undefined))

test("an empty environment gives a complete shop on the usual ports", () => {
  expect(settingsOf({})).toMatchObject({
    port: 3000,
    backendPort: 9000,
    publicUrl: "http://localhost:3000",
    adminUrl: "http://localhost:9000",
    databaseUrl: undefined,
    pageCache: "on",
  })
})

test("an empty variable counts as not set", () => {
  expect(settingsOf({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test("the addresses follow the ports, unless they are given", () => {
  expect(settingsOf({ PORT: "3100", BACKEND_PORT: "9100" })).toMatchObject({
    publicUrl: "http://localhost:3100",
    adminUrl: "http://localhost:9100",
  })
  expect(settingsOf({ PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe("https://shop.example")
})

test("every wrong value is named, and none is printed", () => {
  const wrong = () => parseEnvironment({ PORT: "many", DATABASE_URL: "mysql://me:secret@host/db" })
  expect(wrong).toThrow(/PORT/)
  expect(wrong).toThrow(/DATABASE_URL/)
  expect(wrong).not.toThrow(/secret/)
})

test("cards go to the sandbox until there are a provider's keys, all that it needs", () => {
  expect(settingsOf({}).card).toMatchObject({ sandbox: true, apiKey: expect.stringMatching(/^sk_test_/) })
  const keys = { CARD_API_KEY: "sk_live_1", CARD_PUBLIC_KEY: "pk_live_1" }
  expect(() => parseEnvironment(keys)).toThrow(/CARD_WEBHOOK_SECRET/)
  expect(settingsOf({ ...keys, CARD_WEBHOOK_SECRET: "whsec_1" }).card).toEqual({
    sandbox: false,
    provider: "stripe",
    apiKey: "sk_live_1",
    publicKey: "pk_live_1",
    webhookSecret: "whsec_1",
  })
  const simplepay = { CARD_PROVIDER: "simplepay", CARD_API_KEY: "secret" }
  expect(() => parseEnvironment(simplepay)).toThrow(/CARD_MERCHANT/)
  expect(settingsOf({ ...simplepay, CARD_MERCHANT: "S1" }).card).toMatchObject({
    sandbox: false,
    webhookSecret: "secret",
    merchant: "S1",
  })
  expect(() => parseEnvironment({ CARD_PROVIDER: "simple" })).toThrow(/CARD_PROVIDER/)
})

test("generated secrets are long and differ each time", () => {
  const [first, second] = [generate(), generate()]
  expect(first.jwtSecret).toHaveLength(64)
  expect(first.publishableKey).toMatch(/^pk_[0-9a-f]{64}$/)
  expect(new Set([...Object.values(first), ...Object.values(second)]).size).toBe(18)
})

test("a new shop has the demo products, unless a person or an earlier start chose others", () => {
  const remembered = joinSettings(
    parseEnvironment({}),
    { ...generate(), contents: "none" },
    stateFolder(undefined),
  )
  expect(settingsOf({})).toMatchObject({ contents: "demo", asksForContents: false })
  expect(remembered).toMatchObject({ contents: "none", asksForContents: false })
  expect(settingsOf({ SHOP_CONTENTS: "none" })).toMatchObject({ contents: "none", asksForContents: true })
})
