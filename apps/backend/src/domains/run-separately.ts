import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reasonOf } from "../logs/failure.ts"

type Part = (container: MedusaContainer) => Promise<unknown>

/**
 * Runs the parts of a job that do not depend on each other, one after the other. A part that fails is logged by
 * its name and does not stop the others; the next run of the job repeats it.
 * @throws after the last part, so that the job is reported as failed
 */
export async function runSeparately(
  container: MedusaContainer,
  parts: Readonly<Record<string, Part>>,
): Promise<void> {
  const failed: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    const what = `The part "${name}" of a job failed`
    if (!(await logFailure(container, what, () => part(container)))) failed.push(name)
  }
  if (failed.length > 0) throw new Error(`These parts of a job failed: ${failed.join(", ")}`)
}

/**
 * Does one of several parts that do not depend on each other, such as a row of a list, and logs an error instead of throwing it.
 * @param what for the log, if it fails
 * @returns whether it succeeded
 */
export async function logFailure(
  container: MedusaContainer,
  what: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`${what}: ${reasonOf(error)}`)
    return false
  }
}
