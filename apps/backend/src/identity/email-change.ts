import type { MedusaContainer } from "@medusajs/framework/types"
import type { Locale } from "@porteka/shop/languages"
import { ACCOUNT_MODULE } from "../modules/account/index.ts"
import { wrongCode } from "./account-error.ts"
import { enqueueCodeMail, enqueueExistsMail } from "./enqueue-account-mails.ts"

interface EmailChange {
  customer_id: string
  /** The new address. */
  email: string
  locale: Locale
  /** The address already has an account: its owner is informed, and no code is valid. */
  is_void: boolean
}

/** Sends a code to a new address. @returns the attempt */
export async function beginEmailChange(
  container: MedusaContainer,
  { locale, ...change }: EmailChange,
): Promise<string> {
  const row = await container.resolve(ACCOUNT_MODULE).codes.begin({ purpose: "email_change", ...change })
  await (row.is_void ? enqueueExistsMail : enqueueCodeMail)(container, row, locale)
  return row.id
}

/** @returns the new address @throws AccountError wrong_code */
export async function takeEmailChange(
  container: MedusaContainer,
  customerId: string,
  { attempt, code }: { attempt: string; code: string },
): Promise<string> {
  const row = await container.resolve(ACCOUNT_MODULE).codes.take("email_change", attempt, code)
  if (row?.customer_id !== customerId) throw wrongCode()
  return row.email
}
