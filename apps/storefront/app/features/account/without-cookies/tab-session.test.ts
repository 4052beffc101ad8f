import { describe, expect, it } from "vitest"
import { TabSession } from "./tab-session.ts"

const ORIGIN = "https://shop.example"
const MINUTE_MS = 60_000

/** A JWT that expires this number of minutes after 1970. */
const tokenUntil = (minutes: number) =>
  `head.${btoa(JSON.stringify({ exp: minutes * 60 })).replace(/=+$/, "")}.signature`

const FIRST = tokenUntil(15)
const SECOND = tokenUntil(25)

interface Asked {
  path: string
  token: string | null
  body: string
}

/**
 * A page with a stand-in for the shop: it answers each path with the given status, otherwise with 200; null: no
 * answer.
 */
function openTab(answers: Record<string, Response | null> = {}) {
  const asked: Asked[] = []
  const state = { minutes: 0, acceptsCookies: false, ended: 0 }
  const session = new TabSession(
    {
      fetch: async (input) => {
        const request = new Request(input)
        const { origin, pathname } = new URL(request.url)
        const path = origin === ORIGIN ? pathname : request.url
        asked.push({ path, token: request.headers.get("authorization"), body: await request.text() })
        const answer = answers[path]
        if (answer === null) throw new TypeError("Failed to fetch")
        return answer ?? Response.json({})
      },
      origin: ORIGIN,
      now: () => state.minutes * MINUTE_MS,
      wait: () => Promise.resolve(),
      acceptsCookies: () => state.acceptsCookies,
      onEnd: () => {
        state.ended += 1
      },
    },
    FIRST,
  )
  const open = (path: string) => session.fetch(new URL(path, ORIGIN))
  return { asked, state, open, session }
}

describe("a session without a cookie", () => {
  it.each([
    ["/hu/account.data", `Bearer ${FIRST}`],
    ["/api/session", `Bearer ${FIRST}`],
    ["/hu/account", null],
    ["/apis/session", null],
    ["https://elsewhere.example/api/session", null],
  ])("%s is asked with %s", async (path, token) => {
    const { asked, open } = openTab()
    await open(path)
    expect(asked).toEqual([{ path, token, body: "" }])
  })

  it("keeps the data that a form sends", async () => {
    const { asked, session } = openTab()
    await session.fetch(`${ORIGIN}/hu/logout.data`, { method: "POST", body: new URLSearchParams({ a: "b" }) })
    expect(asked).toEqual([{ path: "/hu/logout.data", token: `Bearer ${FIRST}`, body: "a=b" }])
  })

  it("gets a new token in the last minutes, once for all simultaneous callers", async () => {
    const { asked, state, open } = openTab({ "/api/auth/sync-medusa": Response.json({ token: SECOND }) })
    state.minutes = 11
    await Promise.all([open("/api/orders"), open("/hu/account.data")])
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ["/api/auth/sync-medusa", `Bearer ${FIRST}`],
      ["/api/orders", `Bearer ${SECOND}`],
      ["/hu/account.data", `Bearer ${SECOND}`],
    ])
  })

  it("ends when the token is refused", async () => {
    const { asked, state, open } = openTab({ "/api/auth/sync-medusa": new Response(null, { status: 401 }) })
    state.minutes = 11
    await open("/api/orders")
    expect([state.ended, asked.at(-1)?.token]).toEqual([1, null])
  })

  it.each([
    ["nobody answers", null],
    ["the shop is unavailable", new Response(null, { status: 503 })],
  ])("does not end when %s", async (_, answer) => {
    const { asked, state, open } = openTab({ "/api/auth/sync-medusa": answer })
    state.minutes = 11
    await open("/api/orders")
    expect([state.ended, asked.at(-1)?.token]).toEqual([0, `Bearer ${FIRST}`])
  })

  it("changes to a cookie when cookies are allowed, and keeps no token then", async () => {
    const { asked, state, open } = openTab({
      "/api/auth/current-user": Response.json({ isAuthenticated: true }),
    })
    state.acceptsCookies = true
    await open("/api/orders")
    await open("/api/orders")
    expect(asked).toEqual([
      {
        path: "/api/auth/cookie-fix",
        token: null,
        body: JSON.stringify({ userData: { accessToken: FIRST } }),
      },
      { path: "/api/auth/current-user", token: null, body: "" },
      { path: "/api/orders", token: null, body: "" },
      { path: "/api/orders", token: null, body: "" },
    ])
    expect(state.ended).toBe(1)
  })

  it("continues without a cookie if it is not stored, and tries once", async () => {
    const { asked, state, open } = openTab({
      "/api/auth/current-user": Response.json({ isAuthenticated: false }),
    })
    state.acceptsCookies = true
    await open("/api/orders")
    await open("/api/orders")
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/auth/cookie-fix",
      "/api/auth/current-user",
      "/api/orders",
      "/api/orders",
    ])
    expect([state.ended, asked.at(-1)?.token]).toEqual([0, `Bearer ${FIRST}`])
  })
})
