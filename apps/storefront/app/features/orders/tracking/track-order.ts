import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { withAsciiDomain } from "#app/forms/ascii-domain.ts"

const MOST_DIGITS = 9
/** "#1042", "1042." */
const NUMBER = new RegExp(`^#?\\s*(\\d{1,${MOST_DIGITS}})\\.?$`)

type TrackingError = "errorNumber" | "errorEmail"
export type TrackingErrors = Partial<Record<"number" | "email", TrackingError>>

const fail = (error: TrackingError) => ({ error })

const TrackingSchema = z.object({
  number: z
    .string(fail("errorNumber"))
    .trim()
    .regex(NUMBER, fail("errorNumber"))
    .transform((typed) => Number(typed.replace(/\D/g, "")))
    .pipe(z.number().int().positive(fail("errorNumber"))),
  email: z
    .string(fail("errorEmail"))
    .trim()
    .max(EMAIL_CHARACTERS, fail("errorEmail"))
    .transform(withAsciiDomain)
    .pipe(z.email(fail("errorEmail"))),
})

export type ParsedTracking =
  | { ok: true; number: number; email: string }
  | { ok: false; errors: TrackingErrors }

/** Reads the tracking form. Nothing here reveals whether the order exists. */
export function parseTracking(values: Record<string, string>): ParsedTracking {
  const parsed = TrackingSchema.safeParse(values)
  if (parsed.success) return { ok: true, ...parsed.data }
  const errors: TrackingErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path[0] as keyof TrackingErrors] ??= issue.message as TrackingError
  }
  return { ok: false, errors }
}

/** The data of the page; the answer to a form says nothing about the order. */
export type TrackingState =
  | { kind: "form"; values: Record<string, string>; errors: TrackingErrors }
  | { kind: "sent" }
  | { kind: "expired" }
  | { kind: "unavailable"; values: Record<string, string> }

const STATUS = { form: 400, sent: 200, expired: 404, unavailable: 503 } as const

export const statusOfTracking = ({ kind }: TrackingState): number => STATUS[kind]
