import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  type AccountEvent,
  type AccountNoticeDetail,
  type Recipient,
  renderAccountExists,
  renderAccountNotice,
  renderVerificationCode,
} from "@porteka/emails"
import { formatDate, formatDateTime } from "@porteka/hungary"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import type { CodePurpose } from "../../modules/account/codes.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountMailKind, OutgoingMail } from "../../modules/outgoing-mail/service.ts"

/**
 * Sent to an address that anybody may have entered: it is not addressed by name, because what they have entered as theirs may
 * be an advertisement.
 */
const TO_UNPROVED: ReadonlySet<CodePurpose> = new Set(["sign_up", "email_change"])

/** The digits are computed when the e-mail is rendered; a code that is invalid or used by then is not sent. */
const verificationCode: MailTemplate = {
  async render(container, mail, props) {
    const { about_id: id, part_id: serial, locale } = mail
    const code = await container.resolve(ACCOUNT_MODULE).codes.digitsFor(id, Number(serial))
    if (!code) return null
    const { purpose, customer_id: customerId } = code.row
    return renderVerificationCode({
      ...props,
      purpose,
      recipient: TO_UNPROVED.has(purpose) ? null : await ownerOf(container, mail, customerId),
      code: code.digits,
      page_url: purpose === "reset" ? shopUrl(locale, "/reset-password") : null,
    })
  },
}

const accountExists: MailTemplate = {
  async render(container, mail, props) {
    const { locale } = mail
    return renderAccountExists({
      recipient: await ownerOf(container, mail),
      login_url: shopUrl(locale, "/login"),
      reset_url: shopUrl(locale, "/forgot-password"),
      ...props,
    })
  },
}

/** @param path the page the e-mail links to; null if the account is gone */
function noticeMail(
  event: AccountEvent,
  path: string | null,
  details: (container: MedusaContainer, mail: OutgoingMail) => Promise<AccountNoticeDetail[] | null>,
): MailTemplate {
  return {
    async render(container, mail, props) {
      const known = await details(container, mail)
      if (!known) return null
      const { locale } = mail
      return renderAccountNotice({
        event,
        recipient: await ownerOf(container, mail),
        details: known,
        account_url: path === null ? null : shopUrl(locale, path),
        ...props,
      })
    },
  }
}

async function whenNoted(_: MedusaContainer, { created_at, locale }: OutgoingMail) {
  return [{ of: "time" as const, value: formatDateTime(created_at, locale) }]
}

async function whereSignedIn(
  container: MedusaContainer,
  { about_id, locale }: OutgoingMail,
): Promise<AccountNoticeDetail[] | null> {
  const session = await container.resolve(ACCOUNT_MODULE).sessions.findById(about_id)
  if (!session) return null
  const { device, place, created_at } = session
  return [
    { of: "time", value: formatDateTime(created_at, locale) },
    ...(device === "" ? [] : [{ of: "device" as const, value: device }]),
    ...(place === null ? [] : [{ of: "place" as const, value: place }]),
  ]
}

/** Not sent if the passkey has been removed meanwhile. */
async function whichPasskey(
  container: MedusaContainer,
  { part_id, locale }: OutgoingMail,
): Promise<AccountNoticeDetail[] | null> {
  const passkey = await container.resolve(ACCOUNT_MODULE).passkeys.find(part_id ?? "")
  if (!passkey) return null
  return [
    { of: "time", value: formatDateTime(passkey.created_at, locale) },
    { of: "passkey", value: passkey.name },
  ]
}

/** Masked, because the previous address gets this e-mail as well. */
async function newAddress(
  container: MedusaContainer,
  { about_id }: OutgoingMail,
): Promise<AccountNoticeDetail[] | null> {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id: about_id }, { take: 1 })
  return customer ? [{ of: "email", value: masked(customer.email) }] : null
}

async function dayOfDeletion(
  container: MedusaContainer,
  { about_id, locale }: OutgoingMail,
): Promise<AccountNoticeDetail[] | null> {
  const deletion = await container.resolve(ACCOUNT_MODULE).deletions.find(about_id)
  return deletion ? [{ of: "deletion_date", value: formatDate(deletion.due_at, locale) }] : null
}

/**
 * The account's owner, by the customer if the e-mail names one: it may go to an address that the account has no longer,
 * or not yet.
 * @returns null if the account is gone
 */
async function ownerOf(
  container: MedusaContainer,
  { about_id, recipient }: OutgoingMail,
  customerId = about_id.startsWith("cus_") ? about_id : null,
): Promise<Recipient | null> {
  const [owner] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers(customerId ? { id: customerId } : { email: recipient, has_account: true }, {
      take: 1,
      select: ["id", "first_name", "last_name"],
    })
  return owner ?? null
}

/** "k***@posta.example" */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, "$1***")
}

export const accountMails: Record<AccountMailKind, MailTemplate> = {
  account_code: verificationCode,
  account_exists: accountExists,
  password_reset: verificationCode,
  password_changed: noticeMail("password_changed", "/forgot-password", whenNoted),
  email_change_code: verificationCode,
  email_changed: noticeMail("email_changed", "/contact", newAddress),
  new_sign_in: noticeMail("new_sign_in", "/account/profile", whereSignedIn),
  passkey_added: noticeMail("passkey_added", "/account/profile/passkeys", whichPasskey),
  deletion_code: verificationCode,
  deletion_requested: noticeMail("deletion_requested", "/account/profile", dayOfDeletion),
  deletion_done: noticeMail("deletion_done", null, async () => []),
  data_erased: noticeMail("data_erased", null, async () => []),
}
