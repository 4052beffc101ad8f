import lockingModule from "@medusajs/medusa/locking"

type Execute = (keys: string | string[], ...rest: unknown[]) => Promise<unknown>

let installed = false

/**
 * Lets everybody take several locks in one order. Medusa's flows name the goods in the order of the lines, and the
 * locking module takes them one by one and waits while it holds the first: orders of the same goods the other way
 * round would wait for each other in a ring, and in memory such a ring is never opened again.
 */
export function installSortedLocks(): void {
  if (installed) return
  installed = true
  const service = lockingModule.service.prototype as { execute: Execute }
  const { execute } = service
  service.execute = function executeSorted(keys, ...rest) {
    return execute.call(this, Array.isArray(keys) ? [...new Set(keys)].sort() : keys, ...rest)
  }
}
