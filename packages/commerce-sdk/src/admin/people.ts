import { get, post } from "../core/endpoint.ts"
import type { AdminRecord, LinkInput } from "../types/admin.ts"
import type { FieldsQuery } from "../types/list.ts"
import { acting, crud, listOf, oneOf, removing, setting } from "./rows.ts"

export const users = {
  list: listOf("/admin/users", "users"),
  retrieve: oneOf("/admin/users/{id}", "user"),
  update: setting("/admin/users/{id}", "user"),
  delete: removing("/admin/users/{id}"),
  me: get("/admin/users/me").asks<FieldsQuery>().gives<{ user: AdminRecord }>(),
}

export const invites = {
  list: listOf("/admin/invites", "invites"),
  retrieve: oneOf("/admin/invites/{id}", "invite"),
  create: post("/admin/invites").takes<{ email: string; metadata?: Record<string, unknown> }>().gives<{
    invite: AdminRecord
  }>(),
  delete: removing("/admin/invites/{id}"),
  resend: acting("/admin/invites/{id}/resend", "invite"),

  /** With the token of the invitation in the query, and that of the new identity as bearer. */
  accept: post("/admin/invites/accept")
    .takes<{ email?: string; first_name?: string | null; last_name?: string | null }>()
    .asks<{ token: string }>()
    .gives<{ user: AdminRecord }>(),
}

export const apiKeys = {
  ...crud("/admin/api-keys", { one: "api_key", many: "api_keys" }),
  revoke: acting("/admin/api-keys/{id}/revoke", "api_key"),
  updateSalesChannels: post("/admin/api-keys/{id}/sales-channels")
    .takes<LinkInput>()
    .gives<{ api_key: AdminRecord }>()
    .repeatable(),
}

/** API keys of the publishable kind, under the name the specification gives them. */
export const publishableApiKeys = {
  ...crud("/admin/publishable-api-keys", { one: "publishable_api_key", many: "publishable_api_keys" }),
  revoke: acting("/admin/publishable-api-keys/{id}/revoke", "publishable_api_key"),
}
