import lockingModule from "@medusajs/medusa/locking"

type Execute = (keys: string | string[], job: () => unknown, ...rest: unknown[]) => Promise<unknown>

let installed = false

/**
 * Lets everybody take several locks one after the other and in one order. Medusa's flows name the goods in the order of
 * the lines; the locks in memory are taken in that order, those of Redis all at once, and either waits while it holds
 * some: orders of the same goods would wait for each other in a ring, in memory for ever, in Redis until they give up.
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
