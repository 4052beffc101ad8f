import lockingModule from "@medusajs/medusa/locking"

type Execute = (keys: string | string[], job: () => unknown, ...rest: unknown[]) => Promise<unknown>

let installed = false

/**
 * Takes several locks one after the other, always in the same order. Medusa's workflows name inventory items in
 * the order of the lines. In-memory locks are taken in that order, Redis locks all at once, and both wait while
 * holding some: orders of the same products would deadlock, forever in memory, until a time-out in Redis.
 */
export function installSortedLocks(): void {
  if (installed) return
  installed = true
  const service = lockingModule.service.prototype as { execute: Execute }
  const { execute } = service
  service.execute = function executeInOrder(keys, job, ...rest): Promise<unknown> {
    const [first, ...others] = Array.isArray(keys) ? [...new Set(keys)].sort() : [keys]
    const isLast = first === undefined || others.length === 0
    if (isLast) return execute.call(this, first ?? keys, job, ...rest)
    return execute.call(this, first, () => executeInOrder.call(this, others, job, ...rest), ...rest)
  }
}
