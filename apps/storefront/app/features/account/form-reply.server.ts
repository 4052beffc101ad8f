import { data, redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { loginPath } from "#app/server/session/safe-back.ts"
import { type FormRefusal, type FormReply, replyTo } from "./form-reply.ts"

const STATUSES: Record<Exclude<FormRefusal["code"], "not_authenticated">, number> = {
  fields: 400,
  invalid: 400,
  weak_password: 400,
  wrong_credentials: 400,
  not_confirmed: 400,
  wrong_code: 400,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
}

interface Sent {
  /** The page of the form: where to return after signing in again if the session has ended. */
  url: URL
  locale: Locale
  form: FormData
}

/** The page again, with the input and the problem. */
export function refuse({ url, locale, form }: Sent, outcome: { refusal: FormRefusal; headers?: Headers }) {
  const { refusal } = outcome
  const headers = new Headers(outcome.headers)
  if (refusal.code === "not_authenticated") {
    throw redirect(loginPath(locale, url.pathname), { status: 303, headers })
  }
  if (refusal.code === "too_many") headers.set("retry-after", String(refusal.retry_after))
  return data<FormReply>(replyTo(form, refusal), { status: STATUSES[refusal.code], headers })
}

/** The page again, with a confirmation. */
export function accept({ form }: Pick<Sent, "form">, outcome: { headers: Headers }) {
  return data<FormReply>(replyTo(form, null), { headers: outcome.headers })
}
