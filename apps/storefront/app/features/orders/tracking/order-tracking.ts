import { z } from "zod"
import { errorsOf, failsAs, WrittenEmail } from "#app/forms/field-rules.ts"

const MOST_DIGITS = 9
/** "#1042", "1042." */
const NUMBER = new RegExp(`^#?\\s*(\\d{1,${MOST_DIGITS}})\\.?$`)

type TrackingError = "errorNumber" | "errorEmail"
export type TrackingErrors = Partial<Record<"number" | "email", TrackingError>>

const NUMBER_ERROR = failsAs("errorNumber" satisfies TrackingError)

const TrackingSchema = z.object({
  number: z
    .string(NUMBER_ERROR)
    .trim()
    .regex(NUMBER, NUMBER_ERROR)
    .transform((typed) => Number(typed.replace(/\D/g, "")))
    .pipe(z.number().int().positive(NUMBER_ERROR)),
  email: WrittenEmail,
})

export type ParsedTracking =
  | { ok: true; number: number; email: string }
  | { ok: false; errors: TrackingErrors }

/** Reads the tracking form. Nothing here reveals whether the order exists. */
export function parseTracking(values: Record<string, string>): ParsedTracking {
  const parsed = TrackingSchema.safeParse(values)
  if (parsed.success) return { ok: true, ...parsed.data }
  return { ok: false, errors: errorsOf<TrackingError, keyof TrackingErrors>(parsed) }
}

/** The data of the page; the answer to a form says nothing about the order. */
export type TrackingState =
  | { kind: "form"; values: Record<string, string>; errors: TrackingErrors }
  | { kind: "sent" }
  | { kind: "expired" }
  | { kind: "unavailable"; values: Record<string, string> }

const STATUS = { form: 400, sent: 200, expired: 404, unavailable: 503 } as const

export const statusOfTracking = ({ kind }: TrackingState): number => STATUS[kind]
