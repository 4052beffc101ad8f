import { z } from "@medusajs/framework/zod"
import { STAFF_ROLES } from "@porteka/commerce-sdk/wire"

const MAX_EMAIL = 254
const MAX_PASSWORD = 200

export const staffRoleSchema = z.strictObject({
  email: z.email().max(MAX_EMAIL),
  role: z.enum(STAFF_ROLES),
})

export type StaffRoleInput = z.infer<typeof staffRoleSchema>

export const secondFactorSchema = z.strictObject({ required: z.boolean() })

export type SecondFactorInput = z.infer<typeof secondFactorSchema>

export const newPasswordSchema = z.strictObject({
  current: z.string().min(1).max(MAX_PASSWORD),
  password: z.string().min(1).max(MAX_PASSWORD),
})

export type NewPassword = z.infer<typeof newPasswordSchema>
