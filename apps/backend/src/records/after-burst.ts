import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Work<Item> = (container: MedusaContainer, items: Item[]) => Promise<unknown>

/**
 * For subscribers: one change of many records emits an event for each. What the events name is collected for a
 * short time, and then the work is done once. The events do not wait for it, because Redis hands them over one
 * after the other; what fails is logged, and found by the job that repairs it.
 * @param what is done, for the log
 */
export function afterBurst<Item>(
  what: string,
  collectMs: number,
  work: Work<Item>,
): (container: MedusaContainer, items: readonly Item[]) => void {
  const collected = new Set<Item>()
  let isComing = false
  const run = async (container: MedusaContainer) => {
    const items = [...collected]
    collected.clear()
    isComing = false
    try {
      await work(container, items)
    } catch (error) {
      container.resolve(ContainerRegistrationKeys.LOGGER).error(`${what} failed`, error as Error)
    }
  }
  return (container, items) => {
    for (const item of items) collected.add(item)
    if (isComing) return
    isComing = true
    setTimeout(run, collectMs, container)
  }
}
