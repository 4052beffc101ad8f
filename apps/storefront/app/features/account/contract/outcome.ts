import type { PasswordProblem } from "@porteka/commerce-sdk"

/** Why a request was not carried out. The page provides the texts. */
export type Refusal =
  | { code: "weak_password"; problem: PasswordProblem }
  /** Unknown address or wrong password: not distinguished. */
  | { code: "wrong_credentials" }
  /** The correct password of an account whose e-mail is not confirmed: the code page comes next. */
  | { code: "not_confirmed" }
  /** Wrong, expired, used, or somebody else's. */
  | { code: "wrong_code" }
  /** Field values that the page's own form cannot produce. */
  | { code: "invalid" }
  | { code: "too_many"; retry_after: number }
  | { code: "not_authenticated" }
  | { code: "not_found" }
  /** The cart is being paid or changed; try again. */
  | { code: "conflict" }
  | { code: "unavailable" }

/** The status of each code; they are part of `/api/*`. */
export const REFUSAL_STATUS: Record<Refusal["code"], number> = {
  invalid: 400,
  weak_password: 400,
  wrong_code: 400,
  wrong_credentials: 401,
  not_authenticated: 401,
  not_confirmed: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
}

export type Refused = { ok: false; refusal: Refusal; headers: Headers }

/** The result of a request; `headers` contain cookies to set. */
export type Outcome<Found = unknown> = ({ ok: true; headers: Headers } & Found) | Refused
