import type { PasswordProblem } from "@porteka/commerce-sdk"

/** Why something a person asked for was not done. The texts are the page's. */
export type Refusal =
  | { code: "weak_password"; problem: PasswordProblem }
  /** Unknown address or wrong password: nobody is told which. */
  | { code: "wrong_credentials" }
  /** The right password of an account whose e-mail is not confirmed: the page of the code comes next. */
  | { code: "not_confirmed" }
  /** Wrong, expired, used, or another's. */
  | { code: "wrong_code" }
  /** Fields that nobody can fill in that way with the page's own form. */
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

/** What became of a wish; `headers` carry the cookies that go with it. */
export type Outcome<Found = unknown> = ({ ok: true; headers: Headers } & Found) | Refused
