import { InMemoryDistributedTransactionStorage } from "@medusajs/workflow-engine-inmemory/dist/utils/workflow-orchestrator-storage"

interface ScheduledJob {
  /** What the next run is computed from, after each run. */
  expression: unknown
}

interface JobSchedule {
  scheduled: Map<string, ScheduledJob>
  schedule(job: string | { jobId: string }, options: object): Promise<void>
}

let installed = false

/**
 * Computes the next run of a job from the current time. Medusa continues an iterator from the run before, so it
 * follows no jump of the clock: a clock that was ahead leaves the iterator ahead, and once it is right again, the
 * repairs stand still for as long as it was wrong. After a jump forward Medusa runs a job hundreds of times in a
 * row, to catch up. The options of a job are parsed anew each time instead.
 */
export function installClockJumps(): void {
  if (installed) return
  installed = true
  const storage = InMemoryDistributedTransactionStorage.prototype as unknown as JobSchedule
  const { schedule } = storage
  storage.schedule = async function scheduleByClock(job, options) {
    await schedule.call(this, job, options)
    const scheduled = this.scheduled.get(typeof job === "string" ? job : job.jobId)
    if (scheduled && "cron" in options) scheduled.expression = options
  }
}
