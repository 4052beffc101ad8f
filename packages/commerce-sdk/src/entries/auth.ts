/** Signing in and out. */
export { type LoginOptions, login, logout } from "../session/login.ts"
export { auth } from "../store/auth-calls.ts"
export { storeAuth } from "../store/store-auth-calls.ts"
