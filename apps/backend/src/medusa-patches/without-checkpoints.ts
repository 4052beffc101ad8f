import { TransactionOrchestrator, WorkflowManager } from "@medusajs/framework/orchestration"

/**
 * Stops Medusa from writing the state of a workflow run to the database after every step.
 *
 * Medusa does so only for `complete-cart`. Its steps run in parallel, and while one of them writes, the others'
 * writes fail; after three tries the run aborts without undoing anything (seen under load: an order without a
 * reservation). The rows are only displayed in the admin: nothing resumes a run from them.
 */
export function withoutCheckpoints(workflowId: string): void {
  const options = TransactionOrchestrator.getWorkflowOptions(workflowId)
  const orchestrator = WorkflowManager.getWorkflow(workflowId)?.orchestrator
  if (!options || !orchestrator) throw new Error(`There is no workflow "${workflowId}"`)
  options.store = false
  orchestrator.getOptions().store = false
}
