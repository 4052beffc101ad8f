import { expect, test } from "vitest"
import { findRecipients } from "./find-recipients.ts"

const SERVICES = {
  CARD_PROVIDER: "barion",
  SZAMLAZZ_AGENT_KEY: undefined,
  BILLINGO_API_KEY: undefined,
  IDENTITY: "embedded",
} as const

test("only the companies of services in use are named", () => {
  expect(findRecipients(["bank_transfer"], SERVICES)).toMatchObject({
    card: { name: null, company: { hu: null, en: null } },
    invoices: null,
    accounts: null,
  })
  expect(findRecipients(["card"], SERVICES).card).toMatchObject({
    name: "Barion",
    company: { hu: "Barion Payment Zrt." },
  })
  const paid = { ...SERVICES, BILLINGO_API_KEY: "0123456789abcdef", IDENTITY: "cognito" } as const
  expect(findRecipients([], paid)).toMatchObject({
    invoices: "Billingo Technologies Zrt.",
    accounts: "Amazon Web Services EMEA SARL",
  })
  expect(findRecipients([], { ...paid, SZAMLAZZ_AGENT_KEY: "kulcskulcskulcs" }).invoices).toMatch(
    "Számlázz.hu",
  )
})
