import { describe, expect, it } from "vitest"
import { type CommerceClientOptions, createClient } from "../client.ts"
import { cookieJar } from "../core/cookie-jar.ts"
import { memoryTokens, storedTokens, type TokenStore } from "../core/token-store.ts"
import { customers } from "../store/customers-calls.ts"
import { fakeClock } from "../test-kit/fake-clock.ts"
import { type Answer, json, startLocalServer } from "../test-kit/local-server.ts"
import { login, logout } from "./login.ts"

const ME = json({ customer: { id: "cus_1", email: "a@example.com" } })
const REFUSED = json({ type: "unauthorized", message: "Unauthorized" }, 401)
const LOGIN = { email: "a@example.com", password: "titkos" }
const SESSION = { "set-cookie": "connect.sid=s%3A1; Path=/; HttpOnly; SameSite=Lax" }

async function set(answers: Answer[], options: Partial<CommerceClientOptions>) {
  const server = await startLocalServer(...answers)
  const client = createClient({ baseUrl: server.url, clock: fakeClock(), ...options }, { customers })
  return { server, client }
}

function fakeStorage() {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

describe("with tokens", () => {
  it("keeps the token of a login and sends it from then on, until logout", async () => {
    const storage = fakeStorage()
    const { server, client } = await set([json({ token: "t1" }), ME], { tokens: storedTokens(storage) })
    await login(client, "customer", LOGIN)
    expect([...storage.map]).toEqual([["medusa_auth_token", "t1"]])
    await client.customers.retrieve()
    expect(server.seen.map(({ url }) => url)).toEqual(["/auth/customer/emailpass", "/store/customers/me"])
    expect(server.seen[1]?.headers.authorization).toBe("Bearer t1")

    await logout(client)
    expect(storage.map.size).toBe(0)
    expect(server.seen).toHaveLength(2)
  })

  it("leaves a login that leads to an outside provider to the caller", async () => {
    const tokens = memoryTokens()
    const { client } = await set([json({ location: "https://id.example" })], { tokens })
    expect(await login(client, "customer", {}, { provider: "google" })).toEqual({
      location: "https://id.example",
    })
    expect(tokens.get()).toBeNull()
  })

  it("renews the token once when a call is refused, for all calls together", async () => {
    const tokens = memoryTokens("old")
    const byToken: Answer = (response, request) => {
      if (request.url === "/auth/token/refresh") return json({ token: "new" })(response, request)
      return (request.headers.authorization === "Bearer new" ? ME : REFUSED)(response, request)
    }
    const { server, client } = await set([byToken], { tokens })
    await Promise.all([client.customers.retrieve(), client.customers.retrieve()])
    expect(tokens.get()).toBe("new")
    const refreshes = server.seen.filter(({ url }) => url === "/auth/token/refresh")
    expect(refreshes.map(({ headers }) => headers.authorization)).toEqual(["Bearer old"])
  })

  it("forgets a token that can't be renewed, and gives the first refusal", async () => {
    const tokens = memoryTokens("old")
    const { server, client } = await set([json({ message: "Not you" }, 401), REFUSED], { tokens })
    await expect(client.customers.retrieve()).rejects.toMatchObject({ message: "Not you" })
    expect(tokens.get()).toBeNull()
    expect(server.seen).toHaveLength(2)
  })

  it.each<[string, Partial<CommerceClientOptions>, { token?: string }]>([
    ["a client's fixed token", { token: "a" }, {}],
    ["a call's own token", { tokens: memoryTokens("a") }, { token: "b" }],
    ["no token at all", { tokens: memoryTokens() }, {}],
  ])("never renews %s", async (_, options, callOptions) => {
    const { server, client } = await set([REFUSED], options)
    await expect(client.customers.retrieve(callOptions)).rejects.toMatchObject({ status: 401 })
    expect(server.seen).toHaveLength(1)
  })

  it("takes a store that answers later", async () => {
    const tokens: TokenStore = { get: async () => "late", set: async () => {}, clear: async () => {} }
    const { server, client } = await set([ME], { tokens })
    await client.customers.retrieve()
    expect(server.seen[0]?.headers.authorization).toBe("Bearer late")
  })
})

describe("with a session", () => {
  it("follows Set-Cookie: the token is changed for a cookie", async () => {
    const cookies = cookieJar()
    const made = json({ user: {} }, 200, SESSION)
    const { server, client } = await set([json({ token: "t1" }), made, ME], { cookies })
    await login(client, "user", LOGIN)
    await client.customers.retrieve()
    expect(server.seen.map(({ url, headers }) => [url, headers.authorization, headers.cookie])).toEqual([
      ["/auth/user/emailpass", undefined, undefined],
      ["/auth/session", "Bearer t1", undefined],
      ["/store/customers/me", undefined, "connect.sid=s%3A1"],
    ])
    await logout(client)
    expect(server.seen.at(-1)).toMatchObject({ method: "DELETE", url: "/auth/session" })
    expect(cookies.header()).toBeNull()
  })

  it("leaves the cookies to the browser where there is one", async () => {
    const seen: RequestInit[] = []
    const fetchOfBrowser = async (_: unknown, init?: RequestInit) => {
      seen.push(init ?? {})
      return Response.json({ customer: { id: "cus_1", email: "a@example.com" } })
    }
    const options = { baseUrl: "http://localhost", cookies: "browser", fetch: fetchOfBrowser } as const
    await createClient(options, { customers }).customers.retrieve()
    expect(seen[0]).toMatchObject({ credentials: "include" })
  })
})

describe("cookieJar", () => {
  const answer = (...cookies: string[]) => new Headers(cookies.map((line) => ["set-cookie", line]))

  it("keeps the newest value of each name", () => {
    const jar = cookieJar("a=1; b=2")
    jar.follow(answer("b=3; Path=/", "c=x=y; Secure"))
    expect(jar.header()).toBe("a=1; b=3; c=x=y")
  })

  it.each(["a=; Max-Age=0", "a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])("drops a cookie by %s", (line) => {
    const jar = cookieJar("a=1")
    jar.follow(answer(line))
    expect(jar.header()).toBeNull()
  })

  it("drops what has run out", () => {
    let now = 0
    const jar = cookieJar("", () => now)
    jar.follow(answer("a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT"))
    expect(jar.header()).toBe("a=1")
    now = 60_000
    expect(jar.header()).toBeNull()
  })

  it("takes no cookie without a name", () => {
    expect(cookieJar("; =1; nonsense").header()).toBeNull()
  })
})
