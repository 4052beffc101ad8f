import { VERIFICATION_CODE_DIGITS } from "@porteka/shop"
import { z } from "zod"
import { NAME_CHARACTERS } from "#app/forms/address-schema.ts"
import { Email, errorsOf, failsAs, OptionalPhone, required, ticked } from "#app/forms/field-rules.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { LOCALES } from "#app/i18n/locales.ts"
import type { FieldProblem, FieldsRefusal } from "./form-reply.ts"

/** Longer than the back end accepts: it reports what is too long, this only bounds the input. */
const MOST_CHARACTERS = 10_000

const name = (problem: FieldProblem) => required(problem, NAME_CHARACTERS)
/** Never trimmed: a space may be part of it. The back end judges its strength. */
const password = (problem: FieldProblem) =>
  z.string(failsAs(problem)).min(1, failsAs(problem)).max(MOST_CHARACTERS, failsAs(problem))

const CODE = failsAs("errorCode" satisfies FieldProblem)
/** As copied: possibly with spaces or a hyphen. */
const Code = z
  .string(CODE)
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(new RegExp(`^\\d{${VERIFICATION_CODE_DIGITS}}$`), CODE))

const names = { last_name: name("required_last_name"), first_name: name("required_first_name") }

export const LoginSchema = z.object({ email: Email, password: password("required_password") })

export const RegisterSchema = z.object({
  ...names,
  email: Email,
  password: password("required_new_password"),
  claim_orders: ticked,
  newsletter: ticked,
})

export const EmailSchema = z.object({ email: Email })
export const CodeSchema = z.object({ code: Code })
/** In a browser other than the one that started. */
export const ForeignCodeSchema = LoginSchema.extend(CodeSchema.shape)
export const ResetSchema = z.object({ code: Code, password: password("required_new_password") })
export const ForeignResetSchema = EmailSchema.extend(ResetSchema.shape)
export const PersonalSchema = z.object({ ...names, phone: OptionalPhone, locale: z.enum(LOCALES) })
export const PasswordSchema = z.object({ password: password("required_password") })
export const ChangePasswordSchema = z.object({
  old_password: password("required_old_password"),
  new_password: password("required_new_password"),
})

export type ParsedForm<T> = { ok: true; data: T } | { ok: false; refusal: FieldsRefusal }

/** Parses a posted form with its schema; returns the values, or the error of each field. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): ParsedForm<z.output<Schema>> {
  const parsed = schema.safeParse(textsOf(form))
  if (parsed.success) return { ok: true, data: parsed.data }
  return { ok: false, refusal: { code: "fields", fields: errorsOf<FieldProblem>(parsed) } }
}
