import type { HttpTypes as T } from "@medusajs/types"
import { answerWith, isList } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "../core/timeouts.ts"
import type { BatchJob, LinkInput, Note, NoteInput } from "../types/admin-types.ts"
import type { ListAnswer, ListPaging } from "../types/list-types.ts"
import { acting, crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

type Paging = Partial<Omit<ListPaging, "count">>

export const stores = {
  list: listOf("/admin/stores", "stores").asks<T.AdminStoreListParams>().gives<T.AdminStoreListResponse>(),
  retrieve: oneOf("/admin/stores/{id}", "store").gives<T.AdminStoreResponse>(),
  update: setting("/admin/stores/{id}", "store").takes<T.AdminUpdateStore>().gives<T.AdminStoreResponse>(),
}

interface ChannelKinds {
  row: T.AdminSalesChannel
  create: T.AdminCreateSalesChannel
  update: T.AdminUpdateSalesChannel
  query: T.AdminSalesChannelListParams
}

export const salesChannels = {
  ...crud<ChannelKinds>()("/admin/sales-channels", { one: "sales_channel", many: "sales_channels" }),
  updateProducts: setting("/admin/sales-channels/{id}/products", "sales_channel")
    .takes<LinkInput>()
    .gives<T.AdminSalesChannelResponse>(),
}

interface ReturnReasonKinds {
  row: T.AdminReturnReason
  create: T.AdminCreateReturnReason
  update: T.AdminUpdateReturnReason
  query: T.AdminReturnReasonListParams
}

export const returnReasons = crud<ReturnReasonKinds>()("/admin/return-reasons", {
  one: "return_reason",
  many: "return_reasons",
})

interface RefundReasonKinds {
  row: T.AdminRefundReason
  create: T.AdminCreateRefundReason
  update: T.AdminUpdateRefundReason
  query: T.AdminRefundReasonListParams
}

export const refundReasons = crud<RefundReasonKinds>()("/admin/refund-reasons", {
  one: "refund_reason",
  many: "refund_reasons",
})

interface NoteKinds {
  row: Note
  create: NoteInput
  update: Partial<Pick<NoteInput, "value" | "metadata">>
  query: Paging & { resource_type?: string; resource_id?: string }
}

export const notes = crud<NoteKinds>()("/admin/notes", { one: "note", many: "notes" })

export const notifications = {
  list: listOf("/admin/notifications", "notifications")
    .asks<T.AdminNotificationListParams>()
    .gives<T.AdminNotificationListResponse>(),
  retrieve: oneOf("/admin/notifications/{id}", "notification").gives<T.AdminNotificationResponse>(),
}

export const uploads = {
  /** Files in the form's field `files`. */
  create: post("/admin/uploads")
    .takesForm()
    .gives<T.AdminFileListResponse>(answerWith({ files: isList }))
    .within(UPLOAD_TIMEOUT_MS),
  retrieve: oneOf("/admin/uploads/{id}", "file").gives<T.AdminFileResponse>(),
  delete: removing("/admin/uploads/{id}"),
}

/** For an import, the comma-separated table itself. */
export type BatchJobInput =
  | { type: "product-export" }
  | { type: "product-import"; context: { filename: string; content: string } }

export interface BatchJobAnswer {
  batch_job: BatchJob
}

/** Imports and exports that run in the background. */
export const batchJobs = {
  list: listOf("/admin/batch-jobs", "batch_jobs").asks<Paging>().gives<ListAnswer<"batch_jobs", BatchJob>>(),
  retrieve: oneOf("/admin/batch-jobs/{id}", "batch_job").gives<BatchJobAnswer>(),
  create: doing("/admin/batch-jobs", "batch_job").takes<BatchJobInput>().gives<BatchJobAnswer>(),
  confirm: acting("/admin/batch-jobs/{id}/confirm", "batch_job").gives<BatchJobAnswer>(),
  cancel: acting("/admin/batch-jobs/{id}/cancel", "batch_job").gives<BatchJobAnswer>(),
}

export const workflowExecutions = {
  list: listOf("/admin/workflows-executions", "workflow_executions")
    .asks<T.AdminGetWorkflowExecutionsParams>()
    .gives<T.AdminWorkflowExecutionListResponse>(),
  retrieve: oneOf(
    "/admin/workflows-executions/{id}",
    "workflow_execution",
  ).gives<T.AdminWorkflowExecutionResponse>(),
}
