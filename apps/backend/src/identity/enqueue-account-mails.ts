import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop/languages"
import { sendSoon } from "../mail/send-soon.ts"
import type { CodePurpose, CodeRow } from "../modules/account/codes.ts"
import { OUTGOING_MAIL_MODULE } from "../modules/outgoing-mail/index.ts"
import type { AccountMailKind, NewMail } from "../modules/outgoing-mail/service.ts"

const CODE_MAILS = {
  sign_up: "account_code",
  reset: "password_reset",
  email_change: "email_change_code",
  deletion: "deletion_code",
} as const satisfies Record<CodePurpose, AccountMailKind>

/** Strangers can cause these e-mails by entering an address. */
const CODES_OF_ADDRESS = { most: 10, hours: 24 }
const EXISTS_OF_ADDRESS = { most: 2, hours: 24 }

/** Queues the e-mail with the code. For an invalid attempt the same work is done, but nothing is sent. */
export async function enqueueCodeMail(
  container: MedusaContainer,
  row: CodeRow,
  locale: Locale,
): Promise<void> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const mail: NewMail = {
    key: `${CODE_MAILS[row.purpose]}:${row.id}:${row.serial}`,
    kind: CODE_MAILS[row.purpose],
    about_id: row.id,
    part_id: String(row.serial),
    locale,
    recipient: row.email,
  }
  if (row.is_void) await mails.enqueue({ ...mail, state: "dropped" })
  else await mails.enqueueAtMost(mail, CODES_OF_ADDRESS)
  sendAfterAnswer(container, mail.key)
}

/** Queues the e-mail to the owner of an account whose address somebody tried to register. */
export async function enqueueExistsMail(
  container: MedusaContainer,
  row: CodeRow,
  locale: Locale,
): Promise<void> {
  const key = `account_exists:${row.id}:${row.serial}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueueAtMost(
    {
      key,
      kind: "account_exists",
      about_id: row.id,
      part_id: String(row.serial),
      locale,
      recipient: row.email,
    },
    EXISTS_OF_ADDRESS,
  )
  sendAfterAnswer(container, key)
}

/** Queues an e-mail that informs a customer about a change of the account. */
export async function enqueueAccountMail(
  container: MedusaContainer,
  mail: Pick<NewMail, "about_id" | "locale" | "recipient" | "part_id"> & { kind: AccountMailKind },
): Promise<void> {
  const key = `${mail.kind}:${mail.about_id}:${randomUUID()}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueue({ ...mail, key })
  sendAfterAnswer(container, key)
}

/**
 * Sent after the answer, so that the response time does not reveal whether there was an e-mail. The job sends
 * what is lost here.
 */
function sendAfterAnswer(container: MedusaContainer, key: string): void {
  const { LOGGER } = ContainerRegistrationKeys
  sendSoon(container, [key]).catch((error) =>
    container.resolve(LOGGER).error(`The event of the e-mail ${key} was not emitted: ${error}`),
  )
}
