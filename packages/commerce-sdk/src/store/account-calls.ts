import type { Locale } from "@porteka/shop/languages"
import { answerWith, hasFields, isList, isText } from "../checks/answer-shape.ts"
import { del, get, post } from "../core/endpoint.ts"
import type {
  AccessTokenAnswer,
  AccountExport,
  AccountSession,
  AttemptAnswer,
  CartMergeAnswer,
  ConfirmSignUpInput,
  GuestCredentials,
  Passkey,
  PasskeyRegistrationAnswer,
  PasskeyResponse,
  PasskeySignInAnswer,
  ProfileInput,
  SessionAnswer,
  SignedIn,
  SignInInput,
  SignUpInput,
  WishlistAnswer,
  WishlistEntry,
} from "../types/account-types.ts"

type Accepted = { accepted: true }
type Success = { success: true }

const customer = hasFields({ id: isText, email: isText })
const checkSession = answerWith({ session: hasFields({ id: isText }), customer })
const checkSignedIn = answerWith({ session_token: isText, access_token: isText, customer })
const checkAttempt = answerWith({ attempt: isText })

/**
 * Customers' accounts. All calls except signing up, signing in and resetting need the customer's token: the
 * session's, or an access token of it.
 */
export const account = {
  signUp: post("/account/sign-up").takes<SignUpInput>().gives<AttemptAnswer>(checkAttempt),
  confirmSignUp: post("/account/sign-up/confirm").takes<ConfirmSignUpInput>().gives<SignedIn>(checkSignedIn),
  resendCode: post("/account/sign-up/resend").takes<{ email: string; attempt?: string }>().gives<Accepted>(),

  signIn: post("/account/sign-in").takes<SignInInput>().gives<SignedIn>(checkSignedIn),
  signOut: post("/account/sign-out").gives<Success>().repeatable(),
  session: get("/account/session").gives<SessionAnswer>(checkSession),
  accessToken: post("/account/session/access-token").gives<AccessTokenAnswer>().repeatable(),
  /** A new token for the session of an access token. */
  reissue: post("/account/session/reissue").gives<SignedIn>(checkSignedIn),
  listSessions: get("/account/sessions").gives<{ sessions: AccountSession[] }>(
    answerWith({ sessions: isList }),
  ),
  endSession: del("/account/sessions/{id}").gives<Success>(),
  /** Includes the calling session. */
  endAllSessions: del("/account/sessions").gives<Success>(),

  requestReset: post("/account/password/reset")
    .takes<{ email: string; locale: Locale }>()
    .gives<AttemptAnswer>(checkAttempt),
  confirmReset: post("/account/password/reset/confirm")
    .takes<{ email: string; code: string; password: string; attempt?: string }>()
    .gives<Success>(),
  changePassword: post("/account/password/change")
    .takes<{ old_password: string; new_password: string }>()
    .gives<SignedIn>(checkSignedIn),

  updateProfile: post("/account/profile")
    .takes<ProfileInput>()
    .gives<SessionAnswer>(checkSession)
    .repeatable(),
  requestEmailChange: post("/account/email")
    .takes<{ email: string; password: string }>()
    .gives<AttemptAnswer>(checkAttempt),
  confirmEmailChange: post("/account/email/confirm")
    .takes<{ code: string; attempt: string }>()
    .gives<SignedIn>(checkSignedIn),
  setNewsletter: post("/account/newsletter")
    .takes<{ subscribed: boolean }>()
    .gives<SessionAnswer>(checkSession)
    .repeatable(),

  claimOrders: post("/account/order-claims").gives<{ claimed: number }>().repeatable(),
  /** With the browser's key of its cart, and the key it will have to the merged one. */
  mergeCart: post("/account/cart")
    .takes<{ cart_id: string | null; cart_key?: string; new_key?: string }>()
    .gives<CartMergeAnswer>()
    .repeatable(),

  wishlist: get("/account/wishlist").gives<WishlistAnswer>(answerWith({ items: isList })),
  saveWishlist: post("/account/wishlist")
    .takes<{ items: WishlistEntry[] }>()
    .gives<WishlistAnswer>(answerWith({ items: isList }))
    .repeatable(),
  deleteWishlist: del("/account/wishlist").gives<Success>(),

  exportData: get("/account/export").gives<AccountExport>(answerWith({ orders: isList })),
  requestDeletion: post("/account/deletion").takes<{ password: string }>().gives<AttemptAnswer>(checkAttempt),
  confirmDeletion: post("/account/deletion/confirm")
    .takes<{ code: string; attempt: string }>()
    .gives<{ due_at: string }>(answerWith({ due_at: isText })),
  cancelDeletion: del("/account/deletion").gives<Success>(),

  /** 404 unless the shop itself authenticates customers; also for the following four. */
  listPasskeys: get("/account/passkeys").gives<{ passkeys: Passkey[] }>(answerWith({ passkeys: isList })),
  passkeyOptions: post("/account/passkeys/registration-options")
    .takes<{ password: string }>()
    .gives<PasskeyRegistrationAnswer>(checkAttempt),
  addPasskey: post("/account/passkeys").takes<PasskeyResponse & { name: string }>().gives<Success>(),
  passkeySignInOptions: post("/account/passkey-sign-in/options").gives<PasskeySignInAnswer>(checkAttempt),
  signInWithPasskey: post("/account/passkey-sign-in").takes<PasskeyResponse>().gives<SignedIn>(checkSignedIn),
  renamePasskey: post("/account/passkeys/{id}").takes<{ name: string }>().gives<Success>().repeatable(),
  removePasskey: del("/account/passkeys/{id}").gives<Success>(),

  /** 404 unless guest access is enabled at the identity provider. */
  guestCredentials: get("/account/guest-credentials").gives<GuestCredentials>(
    answerWith({ access_key_id: isText, expires_at: isText }),
  ),
}
