import {
  ACCOUNTS_COMPANY,
  type DataRecipients,
  dataRecipients,
  INVOICE_COMPANIES,
  type PaymentMethod,
} from "@porteka/shop"
import { type Environment, environment } from "../env.ts"

type Services = Pick<Environment, "CARD_PROVIDER" | "SZAMLAZZ_AGENT_KEY" | "BILLINGO_API_KEY" | "IDENTITY">

/**
 * The companies that the shop passes customers' data to, by the services it is set up with (GDPR article 13 (1) e).
 * @param payments that the shop offers
 */
export function findRecipients(
  payments: readonly PaymentMethod[],
  env: Services = environment(),
): DataRecipients {
  return dataRecipients(payments.includes("card") ? env.CARD_PROVIDER : null, {
    invoices: invoiceCompany(env),
    accounts: env.IDENTITY === "cognito" ? ACCOUNTS_COMPANY : null,
  })
}

function invoiceCompany({ SZAMLAZZ_AGENT_KEY, BILLINGO_API_KEY }: Services): string | null {
  if (SZAMLAZZ_AGENT_KEY) return INVOICE_COMPANIES.szamlazz
  return BILLINGO_API_KEY ? INVOICE_COMPANIES.billingo : null
}
