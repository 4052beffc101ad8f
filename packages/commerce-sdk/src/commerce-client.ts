import { type Client, type CommerceClientOptions, createClient } from "./client.ts"
import type { Bound } from "./core/bind.ts"
import * as admin from "./entries/admin.ts"
import * as shopAdmin from "./shop-admin.ts"
import { store } from "./store/store-calls.ts"

const groups = { ...store, admin, shopAdmin }

export type CommerceClient = Client & Bound<typeof groups>

/** A client with all calls: the shop's, `admin` and `shopAdmin`. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  return createClient(options, groups)
}
