import { answerWith, isList } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "../core/timeouts.ts"
import type { AdminRecord, LinkInput } from "../types/admin.ts"
import { acting, crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

export const stores = {
  list: listOf("/admin/stores", "stores"),
  retrieve: oneOf("/admin/stores/{id}", "store"),
  update: setting("/admin/stores/{id}", "store"),
}

export const salesChannels = {
  ...crud("/admin/sales-channels", { one: "sales_channel", many: "sales_channels" }),
  updateProducts: post("/admin/sales-channels/{id}/products")
    .takes<LinkInput>()
    .gives<{ sales_channel: AdminRecord }>()
    .repeatable(),
}

export const returnReasons = crud("/admin/return-reasons", { one: "return_reason", many: "return_reasons" })

export const refundReasons = crud("/admin/refund-reasons", { one: "refund_reason", many: "refund_reasons" })

export const notes = crud("/admin/notes", { one: "note", many: "notes" })

export const notifications = {
  list: listOf("/admin/notifications", "notifications"),
  retrieve: oneOf("/admin/notifications/{id}", "notification"),
}

export const uploads = {
  /** Files in the form's field `files`. */
  create: post("/admin/uploads")
    .takesForm()
    .gives<{ files: { id: string; url: string }[] }>(answerWith({ files: isList }))
    .within(UPLOAD_TIMEOUT_MS),
  retrieve: oneOf("/admin/uploads/{id}", "file"),
  delete: removing("/admin/uploads/{id}"),
}

/** Imports and exports that run in the background. */
export const batchJobs = {
  list: listOf("/admin/batch-jobs", "batch_jobs"),
  retrieve: oneOf("/admin/batch-jobs/{id}", "batch_job"),
  create: doing("/admin/batch-jobs", "batch_job"),
  confirm: acting("/admin/batch-jobs/{id}/confirm", "batch_job"),
  cancel: acting("/admin/batch-jobs/{id}/cancel", "batch_job"),
}

export const workflowExecutions = {
  list: listOf("/admin/workflows-executions", "workflow_executions"),
  retrieve: oneOf("/admin/workflows-executions/{id}", "workflow_execution"),
}
