import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, it } from "vitest"
import { guestCredentials } from "./guest-credentials.ts"

const MINUTE_MS = 60_000
const POOL = { region: "eu-central-1", poolId: "p_1", clientId: "c" }

let asked: string[] = []
let isAway = false
/** An identity pool according to Amazon's API reference: an id, and credentials for it. */
const server = createServer((request, response) => {
  const target = String(request.headers["x-amz-target"]).split(".")[1] ?? ""
  asked.push(target)
  const Credentials = { AccessKeyId: "A", SecretKey: "S", SessionToken: `T${asked.length}`, Expiration: 2e9 }
  response.writeHead(isAway ? 400 : 200, { "content-type": "application/x-amz-json-1.1" })
  if (isAway) response.end(JSON.stringify({ __type: "NotAuthorizedException", message: "no" }))
  else response.end(JSON.stringify({ IdentityId: "eu-central-1:1", Credentials }))
})

afterEach(() => {
  server.close()
  asked = []
  isAway = false
})

async function open(now: () => number) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return guestCredentials({ ...POOL, endpoint, guestPoolId: "eu-central-1:pool" }, now)
}

it("requests a guest's credentials once in fifty minutes, for any number of guests", async () => {
  let now = 0
  const credentials = await open(() => now)
  const [first, second] = await Promise.all([credentials(), credentials()])
  expect(first).toEqual({
    access_key_id: "A",
    secret_access_key: "S",
    session_token: "T2",
    expires_at: new Date(2e12).toISOString(),
  })
  expect(second).toBe(first)
  now = 50 * MINUTE_MS - 1
  expect(await credentials()).toBe(first)
  now = 50 * MINUTE_MS
  expect((await credentials())?.session_token).toBe("T4")
  expect(asked).toEqual(["GetId", "GetCredentialsForIdentity", "GetId", "GetCredentialsForIdentity"])
})

it("does not store a refusal", async () => {
  const credentials = await open(() => 0)
  isAway = true
  await expect(credentials()).rejects.toThrow()
  isAway = false
  expect(await credentials()).toMatchObject({ access_key_id: "A" })
})

it("has none if guests get no access", async () => {
  expect(await guestCredentials({ ...POOL, endpoint: undefined, guestPoolId: undefined })()).toBeNull()
})
