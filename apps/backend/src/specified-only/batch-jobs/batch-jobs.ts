import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, TransactionHandlerType, TransactionState } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { z } from "@medusajs/framework/zod"
import {
  exportProductsWorkflow,
  exportProductsWorkflowId,
  importProductsWorkflow,
  importProductsWorkflowId,
  waitConfirmationProductImportStepId,
} from "@medusajs/medusa/core-flows"
import { readPage, readRecords } from "../../records/read-records.ts"
import { invalidData, notAllowed, notFound } from "../../refusals/refusals.ts"

const MAX_FILE_CHARACTERS = 5_000_000

/** A batch job of the specification is a run of Medusa's product import or export. */
const TYPES: Record<string, "product-import" | "product-export"> = {
  [importProductsWorkflowId]: "product-import",
  [exportProductsWorkflowId]: "product-export",
}

export const newBatchJobSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("product-export") }),
  z.strictObject({
    type: z.literal("product-import"),
    context: z.strictObject({
      filename: z.string().min(1).max(200),
      /** The table itself, separated by commas. */
      content: z.string().min(1).max(MAX_FILE_CHARACTERS),
    }),
  }),
])
export type NewBatchJob = z.infer<typeof newBatchJobSchema>
type ImportedTable = Extract<NewBatchJob, { type: "product-import" }>["context"]

export interface BatchJob {
  id: string
  type: "product-import" | "product-export"
  /** Medusa's state of the run. */
  status: string
  created_at: string | Date | null
}

interface ExecutionRow {
  transaction_id: string
  workflow_id: string
  state: string
  created_at: string | Date
}

const FIELDS = ["transaction_id", "workflow_id", "state", "created_at"]
const OF_PRODUCTS = { workflow_id: Object.keys(TYPES) }

export async function listBatchJobs(
  container: MedusaContainer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ batch_jobs: BatchJob[]; count: number }> {
  const { rows, count } = await readPage<ExecutionRow>(container, {
    entity: "workflow_execution",
    fields: FIELDS,
    filters: OF_PRODUCTS,
    pagination: { take: limit, skip: offset, order: { created_at: "DESC" } },
  })
  return { batch_jobs: rows.map(toJob), count }
}

/** @throws 404, also for a finished run that was deleted */
export async function requireBatchJob(container: MedusaContainer, id: string): Promise<BatchJob> {
  const [row] = await readRecords<ExecutionRow>(container, {
    entity: "workflow_execution",
    fields: FIELDS,
    filters: { ...OF_PRODUCTS, transaction_id: id },
  })
  if (!row) throw notFound("There is no such batch job")
  return toJob(row)
}

/**
 * An import waits for its confirmation, an export starts. @throws 400 for a table that does not contain
 * products
 */
export async function startBatchJob(container: MedusaContainer, job: NewBatchJob): Promise<BatchJob> {
  const { transaction } =
    job.type === "product-export"
      ? await exportProductsWorkflow(container).run({ input: { select: ["*"], filter: {} } })
      : await startImport(container, job.context)
  return {
    id: transaction.transactionId,
    type: job.type,
    status: transaction.getState(),
    created_at: new Date(),
  }
}

async function startImport(container: MedusaContainer, { filename, content }: ImportedTable) {
  try {
    return await importProductsWorkflow(container).run({ input: { filename, fileContent: content } })
  } catch (error) {
    // Medusa validates the rows with a schema and reports its error as a server error.
    if (!(error instanceof Error && "issues" in error)) throw error
    throw invalidData(`The table has wrong values: ${error.message}`)
  }
}

/** Continues or cancels an import. @throws 404 */
export async function decideImport(
  container: MedusaContainer,
  id: string,
  decision: "confirm" | "cancel",
): Promise<BatchJob> {
  const job = await requireBatchJob(container, id)
  if (job.type !== "product-import") throw notAllowed("An export runs by itself")
  if (job.status !== TransactionState.INVOKING) throw notAllowed(`The import is ${job.status}`)
  const engine = container.resolve(Modules.WORKFLOW_ENGINE)
  const step = {
    idempotencyKey: {
      action: TransactionHandlerType.INVOKE,
      transactionId: id,
      stepId: waitConfirmationProductImportStepId,
      workflowId: importProductsWorkflowId,
    },
    stepResponse: new StepResponse(decision === "confirm"),
    // A canceled import ends as failed, which is not an error of the request.
    options: { throwOnError: false, logOnError: true },
  }
  if (decision === "confirm") await engine.setStepSuccess(step)
  else await engine.setStepFailure(step)
  return { ...job, status: decision === "confirm" ? "confirmed" : "canceled" }
}

function toJob({
  transaction_id: id,
  workflow_id: workflow,
  state: status,
  created_at,
}: ExecutionRow): BatchJob {
  return { id, type: TYPES[workflow] ?? "product-export", status, created_at }
}
