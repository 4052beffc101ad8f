import { EMAIL_CHARACTERS, TEXT_LIMITS } from "@porteka/shop"
import { z } from "zod"
import { PhoneOrNone } from "#app/forms/field-rules.ts"

const { account: LIMITS } = TEXT_LIMITS
const SECRET_CHARACTERS = 4096
const STATE_CHARACTERS = 20_000

const email = z.string().trim().min(1).max(EMAIL_CHARACTERS)
const secret = z.string().min(1).max(SECRET_CHARACTERS)
const name = z.string().trim().max(LIMITS.name)
const phone = z.string().trim().max(LIMITS.phone).pipe(PhoneOrNone)
const line = z.string().trim().max(LIMITS.line)
const code = z.string().trim().min(1).max(20)

const attempt = z.string().min(1).max(SECRET_CHARACTERS)
/** The back end validates it. */
const browserAnswer = z.record(z.string(), z.unknown())

const credentials = z.object({ username: email, password: secret })

/** Bodies of `/api/auth/*` (specification, section 7). Other fields are ignored. */
export const authBodies = {
  login: z.object({ email, password: secret }),
  signin: z.union([credentials, z.object({ credentials }).transform((body) => body.credentials)]),
  syncMedusa: z.object({ email: email.optional() }),
  signup: z.object({
    username: email,
    password: secret,
    attributes: z
      .object({ email: email.optional(), name: name.optional(), locale: line.optional() })
      .optional(),
    firstName: name.optional(),
    lastName: name.optional(),
    phone: phone.optional(),
    addressLine1: line.optional(),
    addressLine2: line.optional(),
    city: line.optional(),
    state: line.optional(),
    postalCode: line.optional(),
    country: line.optional(),
  }),
  confirmSignup: z.object({
    username: email,
    confirmationCode: code,
    password: secret.optional(),
    firstName: name.optional(),
    lastName: name.optional(),
  }),
  username: z.object({ username: email }),
  confirmReset: z.object({ username: email, code, newPassword: secret }),
  updateUser: z.object({ name: name.min(1).optional(), phone_number: phone.optional() }),
  changePassword: z.object({ oldPassword: secret, newPassword: secret }),
  passkeyOptions: z.object({ password: secret }),
  passkey: z.object({ attempt, name: name.min(1), response: browserAnswer }),
  passkeySignIn: z.object({ attempt, response: browserAnswer }),
  cookieFix: z.union([
    z.object({ clear: z.literal(true) }),
    z.object({ userData: z.union([z.string().max(STATE_CHARACTERS), z.record(z.string(), z.unknown())]) }),
  ]),
}

export type SignupBody = z.infer<typeof authBodies.signup>
