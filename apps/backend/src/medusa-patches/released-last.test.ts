import { WorkflowManager } from "@medusajs/framework/orchestration"
import { cancelOrderWorkflowId } from "@medusajs/medusa/core-flows"
import { expect, test } from "vitest"
import { installReleasedLast } from "./released-last.ts"

interface Step {
  action: string
  next?: Step | Step[]
}

/** The names of a workflow's steps; those of one line run at the same time. */
function stepsOf(flow: Step | Step[] | undefined): string[][] {
  if (!flow) return []
  const together = [flow].flat()
  return [together.map(({ action }) => action), ...stepsOf(together.find(({ next }) => next)?.next)]
}

test("a canceled order releases its stock when it is canceled, and nothing else changes its place", () => {
  const flow = () => stepsOf(WorkflowManager.getWorkflow(cancelOrderWorkflowId)?.flow_ as Step | undefined)
  const released = ["delete-reservations-by-line-items", "emit-reservation-item-deleted"]
  const others = flow()
    .map((line) => line.filter((action) => !released.includes(action)))
    .filter((line) => line.length > 0)
  installReleasedLast()
  const at = others.findIndex((line) => line.includes("cancel-orders")) + 1
  expect(at).toBeGreaterThan(0)
  expect(flow()).toEqual([...others.slice(0, at), ...released.map((it) => [it]), ...others.slice(at)])
})
