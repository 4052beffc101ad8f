import * as auth from "../entries/auth.ts"
import * as groups from "../entries/store.ts"

/** The shop's side of the back end. */
export const store = { ...groups, auth: auth.auth, storeAuth: auth.storeAuth }
