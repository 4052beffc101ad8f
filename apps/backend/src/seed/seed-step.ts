import type { MedusaContainer } from "@medusajs/framework/types"

/**
 * One part of the seed. It creates missing records and leaves existing ones unchanged, so it can be repeated.
 */
export interface SeedStep {
  /** The step's name for the progress line. */
  what: string
  /** Size of the step relative to the others; `advance` is called with parts of it. */
  units: number
  run(container: MedusaContainer, advance: (units: number) => void): Promise<void>
}

/** Counts the units of all steps and prints lines such as `seed: <done>/<total> <what>`. */
export async function runSteps(
  container: MedusaContainer,
  steps: readonly SeedStep[],
  say: (line: string) => void,
): Promise<void> {
  const total = steps.reduce((sum, step) => sum + step.units, 0)
  let finished = 0
  for (const step of steps) {
    let inStep = 0
    const line = () => say(`seed: ${finished + inStep}/${total} ${step.what}`)
    line()
    await step.run(container, (units) => {
      inStep = Math.min(step.units, inStep + units)
      line()
    })
    finished += step.units
  }
  say(`seed: ${total}/${total} done`)
}
