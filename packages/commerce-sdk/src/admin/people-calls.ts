import type { HttpTypes as T } from "@medusajs/types"
import { get, post } from "../core/endpoint.ts"
import type { ApiKey, LinkInput } from "../types/admin-types.ts"
import type { FieldsQuery } from "../types/list-types.ts"
import { acting, crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

export const users = {
  list: listOf("/admin/users", "users").asks<T.AdminUserListParams>().gives<T.AdminUserListResponse>(),
  retrieve: oneOf("/admin/users/{id}", "user").gives<T.AdminUserResponse>(),
  update: setting("/admin/users/{id}", "user").takes<T.AdminUpdateUser>().gives<T.AdminUserResponse>(),
  delete: removing("/admin/users/{id}"),
  me: get("/admin/users/me").asks<FieldsQuery>().gives<T.AdminUserResponse>(),
}

export const invites = {
  list: listOf("/admin/invites", "invites")
    .asks<T.AdminGetInvitesParams>()
    .gives<T.AdminInviteListResponse>(),
  retrieve: oneOf("/admin/invites/{id}", "invite").gives<T.AdminInviteResponse>(),
  create: doing("/admin/invites", "invite").takes<T.AdminCreateInvite>().gives<T.AdminInviteResponse>(),
  delete: removing("/admin/invites/{id}"),
  resend: acting("/admin/invites/{id}/resend", "invite").gives<T.AdminInviteResponse>(),

  /** With the invitation's token in the query, and the new identity's token as bearer. */
  accept: post("/admin/invites/accept")
    .takes<{ email?: string; first_name?: string | null; last_name?: string | null }>()
    .asks<{ token: string }>()
    .gives<T.AdminUserResponse>(),
}

interface KeyKinds {
  row: ApiKey
  create: T.AdminCreateApiKey
  update: T.AdminUpdateApiKey
  query: T.AdminGetApiKeysParams
}

export const apiKeys = {
  ...crud<KeyKinds>()("/admin/api-keys", { one: "api_key", many: "api_keys" }),
  revoke: acting("/admin/api-keys/{id}/revoke", "api_key").gives<{ api_key: ApiKey }>(),
  updateSalesChannels: setting("/admin/api-keys/{id}/sales-channels", "api_key")
    .takes<LinkInput>()
    .gives<{ api_key: ApiKey }>(),
}

interface PublishableKeyKinds {
  row: ApiKey
  create: Pick<T.AdminCreateApiKey, "title">
  update: T.AdminUpdateApiKey
  query: T.AdminGetApiKeysParams
}

/** Publishable API keys, under the name the specification gives them. */
export const publishableApiKeys = {
  ...crud<PublishableKeyKinds>()("/admin/publishable-api-keys", {
    one: "publishable_api_key",
    many: "publishable_api_keys",
  }),
  revoke: acting("/admin/publishable-api-keys/{id}/revoke", "publishable_api_key").gives<{
    publishable_api_key: ApiKey
  }>(),
}
