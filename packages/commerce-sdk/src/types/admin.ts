/** Anything the back office keeps: an id and whatever fields were asked for. */
export interface AdminRecord {
  id: string
  created_at?: string
  updated_at?: string
  deleted_at?: string | null
  metadata?: Record<string, unknown> | null
  [field: string]: unknown
}

/** A body whose fields Medusa's back office defines (npm `@medusajs/types`, `http`). */
export type AdminInput = Record<string, unknown>

/** What is to be added, changed and taken away at once. */
export interface BatchInput<Create = AdminInput, Update = AdminInput & { id: string }> {
  create?: Create[]
  update?: Update[]
  delete?: string[]
}

export interface BatchAnswer {
  created: AdminRecord[]
  updated: AdminRecord[]
  deleted: { ids: string[]; object: string; deleted: boolean }
}

/** Things to link with and unlink from another one, by id. */
export interface LinkInput {
  add?: string[]
  remove?: string[]
}

/** Work the back end goes on with after the answer. */
export interface WorkflowTicket {
  transaction_id: string
  summary?: Record<string, number>
}

/** Which side of a promotion a rule is about. */
export const PROMOTION_RULE_TYPES = ["rules", "target-rules", "buy-rules"] as const
export type PromotionRuleType = (typeof PROMOTION_RULE_TYPES)[number]
