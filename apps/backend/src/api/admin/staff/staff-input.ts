import { z } from "@medusajs/framework/zod"
import { STAFF_ROLES } from "@porteka/commerce-sdk/wire"
import { EMAIL_CHARACTERS } from "@porteka/shop"

const MAX_PASSWORD = 200

export const staffRoleSchema = z.strictObject({
  email: z.email().max(EMAIL_CHARACTERS),
  role: z.enum(STAFF_ROLES),
})

export const secondFactorSchema = z.strictObject({ required: z.boolean() })

export const newPasswordSchema = z.strictObject({
  current: z.string().min(1).max(MAX_PASSWORD),
  password: z.string().min(1).max(MAX_PASSWORD),
})
