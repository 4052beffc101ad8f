import { z } from "zod"
import { acceptsCookies } from "#app/ui/browser/accepts-cookies.ts"
import { LoginSchema, parseForm } from "../account-schemas.ts"
import { type FormRefusal, type FormReply, replyTo } from "../form-reply.ts"
import { signedIn } from "../signed-in.ts"
import { rememberCookieMode } from "../stored-auth.ts"
import { TabSession } from "./tab-session.ts"

const AnswerSchema = z.object({
  token: z.string(),
  user: z.object({
    userId: z.string(),
    email: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    phone_number: z.string(),
  }),
})

/** Replies to a wrong login; anything else means that the shop is unavailable. */
const RefusalSchema = z.object({
  code: z.enum(["wrong_credentials", "not_confirmed", "too_many", "conflict", "invalid"]),
})

/**
 * Logs in where the browser keeps no cookies (specification 4: "falls back to a local-storage-only mode").
 * @returns what the form shows; null when the customer is logged in
 */
export async function logInThisTab(form: FormData): Promise<FormReply | null> {
  const parsed = parseForm(LoginSchema, form)
  if (!parsed.ok) return replyTo(form, parsed.refusal)
  const answer = await requestLogin(parsed.data)
  if ("refusal" in answer) return replyTo(form, answer.refusal)
  const { token, user } = answer
  beginTabSession(token)
  signedIn.set({
    id: user.userId,
    email: user.email,
    first_name: user.given_name,
    last_name: user.family_name,
    phone: user.phone_number || null,
  })
  return null
}

async function requestLogin(
  credentials: z.output<typeof LoginSchema>,
): Promise<z.infer<typeof AnswerSchema> | { refusal: FormRefusal }> {
  const unavailable = { refusal: { code: "unavailable" } } as const
  let response: Response
  try {
    response = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(credentials),
    })
  } catch (error) {
    if (error instanceof TypeError) return unavailable
    throw error
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return AnswerSchema.parse(body)
  const refused = RefusalSchema.safeParse(body)
  if (!refused.success) return unavailable
  const { code } = refused.data
  if (code !== "too_many") return { refusal: { code } }
  return { refusal: { code, retry_after: Number(response.headers.get("retry-after") ?? 0) } }
}

/** The browser's own `fetch`, which a second login in this page must not wrap twice. */
const pageFetch = window.fetch.bind(window)

/** From here on this page's calls carry the token, until the session has a cookie or the page is closed. */
function beginTabSession(accessToken: string): void {
  const session = new TabSession(
    {
      fetch: pageFetch,
      origin: location.origin,
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      acceptsCookies,
      onEnd: () => {
        window.fetch = pageFetch
        rememberCookieMode(false)
      },
    },
    accessToken,
  )
  window.fetch = session.fetch
  rememberCookieMode(true)
}
