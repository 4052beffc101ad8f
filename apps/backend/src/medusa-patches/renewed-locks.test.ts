import lockingRedis from "@medusajs/medusa/locking-redis"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { installRenewedLocks, LEASE_SECONDS } from "./renewed-locks.ts"

installRenewedLocks()

interface Locks {
  acquire(key: string, options?: { ownerId?: string; expire?: number }): Promise<void>
  execute(key: string, job: () => unknown, options?: { timeout?: number; expire?: number }): Promise<unknown>
  release(key: string, options?: { ownerId?: string }): Promise<boolean>
}

/** A Redis with what the provider uses of it. With `isReached: false` nothing arrives, as if the process had died. */
function redis() {
  const held = new Map<string, { owner: string; until: number }>()
  const ownerOf = (name: string) => {
    const lock = held.get(name)
    return lock && lock.until > Date.now() ? lock.owner : undefined
  }
  const take = (name: string, owner: string, seconds: number) =>
    held.set(name, { owner, until: Date.now() + (seconds || Number.POSITIVE_INFINITY) * 1000 })
  const state = { isReached: true, ownerOf }
  const client = {
    defineCommand: () => undefined,
    async acquireLock(name: string, owner: string, seconds: number) {
      const current = ownerOf(name)
      if (current !== undefined && (current !== owner || owner === "*")) return 0
      take(name, owner, seconds)
      return 1
    },
    async extendLock(name: string, owner: string, seconds: number) {
      if (!state.isReached) throw new Error("Connection is closed.")
      if (ownerOf(name) !== owner) return 0
      take(name, owner, seconds)
      return 1
    },
    async releaseLock(name: string, owner: string) {
      if (!state.isReached) throw new Error("Connection is closed.")
      return ownerOf(name) === owner && held.delete(name) ? 1 : 0
    },
  }
  const [Provider] = lockingRedis.services as unknown as (new (
    dependencies: object,
    options: object,
  ) => Locks)[]
  if (!Provider) throw new Error("No provider")
  return Object.assign(state, { locks: new Provider({ redisClient: client, prefix: "" }, {}) })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test.each<[string, { ownerId?: string; expire?: number }]>([
  ["with a limit", { ownerId: "cart_1", expire: 120 }],
  ["without a limit", { ownerId: "cart_1" }],
  ["of nobody in particular", { expire: 120 }],
])("a lock %s is kept while its process lives, and free soon after it died", async (_, options) => {
  const shop = redis()
  const { locks, ownerOf } = shop
  await locks.acquire("a", options)
  await pass(100)
  expect(ownerOf("a")).toBe(options.ownerId ?? "*")
  shop.isReached = false
  await pass(LEASE_SECONDS)
  expect(ownerOf("a")).toBeUndefined()
  await locks.acquire("a", { ownerId: "cart_2" })
  expect(ownerOf("a")).toBe("cart_2")
})

test("a lock is not held beyond its limit", async () => {
  const { locks, ownerOf } = redis()
  await locks.acquire("a", { ownerId: "cart_1", expire: 30 })
  await pass(30)
  expect(ownerOf("a")).toBeUndefined()
})

test.each([4, LEASE_SECONDS])("a lock of %d seconds is not made longer", async (expire) => {
  const { locks, ownerOf } = redis()
  await locks.acquire("a", { ownerId: "cart_1", expire })
  await pass(expire)
  expect(ownerOf("a")).toBeUndefined()
})

test("a released lock is not renewed, nor is that of the next holder", async () => {
  const { locks, ownerOf } = redis()
  await locks.acquire("a", { expire: 120 })
  expect(await locks.release("a")).toBe(true)
  await locks.acquire("a", { expire: 4 })
  await pass(4)
  expect(ownerOf("a")).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test("a holder that takes its lock again holds it until the new limit", async () => {
  const { locks, ownerOf } = redis()
  await locks.acquire("a", { ownerId: "cart_1", expire: 30 })
  await pass(20)
  await locks.acquire("a", { ownerId: "cart_1", expire: 30 })
  await pass(20)
  expect(ownerOf("a")).toBe("cart_1")
  await locks.release("a", { ownerId: "cart_1" })
  expect(vi.getTimerCount()).toBe(0)
})

test("a lock survives a moment without Redis, and a lost one is not taken back", async () => {
  const shop = redis()
  await shop.locks.acquire("a", { ownerId: "cart_1" })
  shop.isReached = false
  await pass(LEASE_SECONDS / 2)
  shop.isReached = true
  await pass(LEASE_SECONDS)
  expect(shop.ownerOf("a")).toBe("cart_1")
  shop.isReached = false
  await pass(LEASE_SECONDS * 2)
  shop.isReached = true
  await shop.locks.acquire("a", { ownerId: "cart_2", expire: 4 })
  await pass(4)
  expect(shop.ownerOf("a")).toBeUndefined()
})

test("a job holds its lock for as long as it runs, and no longer than a lease after its process died", async () => {
  const shop = redis()
  const { locks, ownerOf } = shop
  const job = locks.execute("a", () => new Promise((resolve) => setTimeout(resolve, 100_000)), {
    timeout: 10,
  })
  await pass(90)
  expect(ownerOf("a")).toMatch(/^execute:/)
  await pass(10)
  await job
  expect(ownerOf("a")).toBeUndefined()
  void locks.execute("a", () => new Promise(() => undefined), { timeout: 10, expire: 60 })
  await pass(20)
  shop.isReached = false
  await pass(LEASE_SECONDS)
  expect(ownerOf("a")).toBeUndefined()
})

test("what was done under a lock is done, even if the lock cannot be released", async () => {
  const shop = redis()
  const job = async () => {
    shop.isReached = false
    return "done"
  }
  expect(await shop.locks.execute("a", job)).toBe("done")
  expect(vi.getTimerCount()).toBe(0)
  await pass(LEASE_SECONDS)
  expect(shop.ownerOf("a")).toBeUndefined()
})
