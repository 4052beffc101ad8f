import lockingRedis from "@medusajs/medusa/locking-redis"

/**
 * How long a lock outlives its process. Less than callers wait for a lock (cart-lock.ts), so that a shopper whose
 * back end died waits for a moment and is not refused.
 */
export const LEASE_SECONDS = 6
const RENEWALS_PER_LEASE = 3

type Keys = string | string[]
interface LockOptions {
  ownerId?: string | null
  expire?: number
}

/** What is used of Medusa's `RedisLockingProvider`. */
interface RedisLocks {
  redisClient: { extendLock(name: string, ownerId: string, seconds: number): Promise<number> }
  keyNamePrefix: string
  execute(keys: Keys, job: () => unknown, options?: LockOptions): Promise<unknown>
  acquire(keys: Keys, options?: LockOptions): Promise<void>
  release(keys: Keys, options?: LockOptions): Promise<boolean>
}

/** As Medusa calls a holder without a name. */
const ANYBODY = "*"

let installed = false

/**
 * A lock in Redis lasts for a short lease that its process renews. Medusa renews only those of `execute`, with a lease of a
 * minute; those of `acquire` lie in Redis until they expire, so the cart of a process that died was locked for up to two
 * minutes. `expire` still limits how long a living process holds a lock.
 */
export function installRenewedLocks(): void {
  if (installed) return
  installed = true
  const [provider] = lockingRedis.services as { prototype: RedisLocks }[]
  if (!provider) throw new Error("Medusa's locking-redis has no service")
  const { execute, acquire, release } = provider.prototype
  const renewals = new Map<string, NodeJS.Timeout>()

  const stop = (keys: Keys, { ownerId }: LockOptions) => {
    for (const key of [keys].flat()) {
      clearInterval(renewals.get(nameOf(key, ownerId)))
      renewals.delete(nameOf(key, ownerId))
    }
  }
  const renew = (
    locks: RedisLocks,
    key: string,
    { ownerId, expire = Number.POSITIVE_INFINITY }: LockOptions,
  ) => {
    const lastRenewal = performance.now() + (expire - LEASE_SECONDS) * 1000
    const extend = async () => {
      if (performance.now() > lastRenewal) return stop(key, { ownerId })
      const extended = locks.redisClient.extendLock(
        locks.keyNamePrefix + key,
        ownerId ?? ANYBODY,
        LEASE_SECONDS,
      )
      // While Redis does not answer, the next renewal may still be in time.
      if ((await extended.catch(() => 1)) !== 1) stop(key, { ownerId })
    }
    stop(key, { ownerId })
    const timer = setInterval(extend, (LEASE_SECONDS * 1000) / RENEWALS_PER_LEASE)
    renewals.set(nameOf(key, ownerId), timer.unref())
  }

  provider.prototype.execute = function executeOnLease(keys, job, options) {
    return execute.call(this, keys, job, { ...options, expire: LEASE_SECONDS })
  }
  provider.prototype.acquire = async function acquireOnLease(keys, options = {}) {
    const expire = Math.min(options.expire ?? LEASE_SECONDS, LEASE_SECONDS)
    await acquire.call(this, keys, { ...options, expire })
    for (const key of [keys].flat()) renew(this, key, options)
  }
  provider.prototype.release = function releaseOrExpire(keys, options = {}) {
    stop(keys, options)
    // If Redis cannot be reached, the lock expires by itself; the work under it has already succeeded.
    return release.call(this, keys, options).catch(() => false)
  }
}

const nameOf = (key: string, ownerId: string | null | undefined) => `${ownerId ?? ANYBODY} ${key}`
