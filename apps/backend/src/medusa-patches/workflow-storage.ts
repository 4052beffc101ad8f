import { WorkflowScheduler } from "@medusajs/framework/orchestration"

/**
 * Calls back with the workflow engine's storage when the engine starts.
 * @typeParam Storage what the caller uses of it: Medusa declares only the scheduling of jobs
 */
export function onWorkflowStorage<Storage>(use: (storage: Storage) => void): void {
  const { setStorage } = WorkflowScheduler
  WorkflowScheduler.setStorage = (storage) => {
    setStorage.call(WorkflowScheduler, storage)
    use(storage as unknown as Storage)
  }
}
