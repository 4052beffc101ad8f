import { z } from "zod"
import { forgetCookie, ownCookie } from "#app/server/security/own-cookie.server.ts"

/** How long another code can be requested for a started action. */
const RESEND_DAYS = 1

const cookies = {
  "sign-up": ownCookie("pending-sign-up", RESEND_DAYS),
  reset: ownCookie("pending-reset", RESEND_DAYS),
  email: ownCookie("pending-email", RESEND_DAYS),
  deletion: ownCookie("pending-deletion", RESEND_DAYS),
}

export type AttemptKind = keyof typeof cookies

const AttemptSchema = z.object({ attempt: z.string().min(1), email: z.string().min(1) })
/** The action that this browser has started and confirms with an e-mailed code. */
export type Attempt = z.infer<typeof AttemptSchema>

export async function readAttempt(request: Request, kind: AttemptKind): Promise<Attempt | null> {
  const parsed = AttemptSchema.safeParse(await cookies[kind].parse(request.headers.get("cookie")))
  return parsed.success ? parsed.data : null
}

export function rememberAttempt(kind: AttemptKind, attempt: Attempt): Promise<string> {
  return cookies[kind].serialize(attempt)
}

export function forgetAttempt(kind: AttemptKind): Promise<string> {
  return forgetCookie(cookies[kind])
}
