import type { Passkey } from "@porteka/commerce-sdk"
import type { PasskeyRow } from "../../../modules/account/passkeys.ts"

/** As shown on the account page: without its key. */
export const toPasskeyView = ({ id, name, is_synced, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  is_synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
