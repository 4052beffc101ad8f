import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration"
import { onWorkflowStorage } from "./workflow-storage.ts"

const CHECK_EVERY_MS = 30_000
/** Jobs run one after another. A run that is later than this is lost, and does not only wait for others. */
const LATE_MS = 10 * 60_000

/** What is used of a queue of BullMQ. */
interface JobQueue {
  getRepeatableJobs(): Promise<{ key: string; next?: number }[]>
  repeat: Promise<{ repeatStrategy(now: number, options: object, name: string): number | Promise<number> }>
}

/** What is used of the workflow engine's storage in Redis. */
interface Storage {
  logger_: { warn(text: string): void }
  /** Only in a process that runs jobs. */
  jobQueue?: JobQueue
}

/** Plans each job whose next run is not in Redis. */
async function planLostRuns(queue: JobQueue): Promise<void> {
  const planned = new Map((await queue.getRepeatableJobs()).map(({ key, next }) => [key, next]))
  const { repeatStrategy } = await queue.repeat
  for (const workflow of WorkflowManager.getWorkflows().values()) {
    const { schedule } = workflow.options
    if (!schedule) continue
    const rule = typeof schedule === "string" ? { cron: schedule } : schedule
    const repeat = "cron" in rule ? { pattern: rule.cron } : { every: rule.interval }
    const now = Date.now()
    const next = planned.get(`schedule_${workflow.id}`)
    // A run beyond the schedule's next one was planned by a clock that was ahead.
    const isBeyond = async () => Number(next) > (await repeatStrategy(now, repeat, workflow.id))
    const isPlanned = next !== undefined && next > now - LATE_MS && !(await isBeyond())
    if (!isPlanned) await new WorkflowScheduler().scheduleWorkflow(workflow)
  }
}

function checkLater(storage: Storage, queue: JobQueue): void {
  const check = async () => {
    try {
      await planLostRuns(queue)
    } catch (error) {
      storage.logger_.warn(`The schedules of the jobs could not be checked: ${error}`)
    }
    checkLater(storage, queue)
  }
  setTimeout(check, CHECK_EVERY_MS).unref()
}

let installed = false

/**
 * Jobs go on after Redis has lost its data. Medusa plans the first run of each job when the process starts; from then on
 * only Redis knows the next one. After a restart without persistence or a failover to an empty replica no job ran until
 * somebody restarted the worker, and with the jobs all repairs stood still. The process that runs jobs therefore keeps comparing what
 * is planned in Redis with the jobs there are.
 */
export function installLastingSchedules(): void {
  if (installed) return
  installed = true
  onWorkflowStorage<Storage>((storage) => {
    if (storage.jobQueue) checkLater(storage, storage.jobQueue)
  })
}
