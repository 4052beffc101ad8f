import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { expect, it } from "vitest"
import { checkTokens, issuerOf } from "./check-tokens.ts"
import type { PoolSettings } from "./pool-settings.ts"

const POOL: PoolSettings = {
  region: "eu-central-1",
  poolId: "eu-central-1_abc",
  clientId: "client",
  endpoint: undefined,
  guestPoolId: undefined,
}
const SOON = Math.floor(Date.now() / 1000) + 600
const ACCESS = { sub: "s", username: "anna", client_id: "client", token_use: "access", exp: SOON }
const ID = { sub: "s", aud: "client", token_use: "id", exp: SOON - 60 }

const ours = generateKeyPair("RS256")
const foreign = generateKeyPair("RS256")

const sign = async (claims: JWTPayload, pair = ours) =>
  new SignJWT({ iss: issuerOf(POOL), ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "k" })
    .sign((await pair).privateKey)

async function check(access: JWTPayload, id: JWTPayload, pair = ours) {
  const key = { ...(await exportJWK((await ours).publicKey)), kid: "k", alg: "RS256" }
  const tokens = { access: await sign(access, pair), id: await sign(id, pair), refresh: "r" }
  return await checkTokens(tokens, POOL, createLocalJWKSet({ keys: [key] }))
}

it("accepts a pair of the pool, valid until the first of them expires", async () => {
  expect(issuerOf(POOL)).toBe("https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_abc")
  const { username, tokens } = await check(ACCESS, ID)
  expect([username, tokens.expires_at, tokens.refresh]).toEqual(["anna", ID.exp * 1000, "r"])
})

it.each([
  ["another issuer", { ...ACCESS, iss: "https://example.com/pool" }, ID],
  ["another client", { ...ACCESS, client_id: "other" }, ID],
  ["another audience", ACCESS, { ...ID, aud: "other" }],
  ["an id token in the access token's place", { ...ACCESS, token_use: "id" }, ID],
  ["tokens of two users", ACCESS, { ...ID, sub: "t" }],
  ["an expired one", { ...ACCESS, exp: SOON - 1200 }, ID],
  ["one that never expires", { ...ACCESS, exp: undefined }, ID],
  ["a nameless one", { ...ACCESS, username: undefined }, ID],
])("refuses %s", async (_, access, id) => {
  await expect(check(access, id)).rejects.toThrow()
})

it("refuses a forged signature", async () => {
  await expect(check(ACCESS, ID, foreign)).rejects.toThrow()
})
