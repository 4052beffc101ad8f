import { LOCALES } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { OWNER_FIELD } from "../../apps/storefront/app/forms/owner-field.ts"
import { newAccount } from "../fixtures/account.ts"
import { type HtmlForm, requireForm } from "../fixtures/html-form.ts"
import type { Fields } from "../fixtures/shopper.ts"
import { Shopper } from "../fixtures/shopper.ts"

/**
 * Forms with several fields that may be wrong at once, identified by one field that no other form of the page
 * has.
 */
const FORMS = [
  ["/login", "password"],
  ["/register", "last_name"],
  ["/verify", "code"],
  ["/reset-password", "code"],
  ["/address-management-demo", "postal_code"],
  ["/account/profile", "last_name"],
  ["/account/profile/password", "old_password"],
  ["/account/addresses/new", "postal_code"],
] as const

/** Empty fields, the hidden one that names the page's customer, and the button that submits this form. */
function emptied({ fields, html }: HtmlForm): Fields {
  const button = /<button\b(?=[^>]*\bname="intent")[^>]*\bvalue="([\w-]+)"/.exec(html)?.[1]
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    value === "on" || name === OWNER_FIELD ? value : "",
  ])
  return { ...Object.fromEntries(texts), ...(button ? { intent: button } : {}), company_address: "on" }
}

test.each(LOCALES)("every error summary lists the fields in the order of the page: %s", async (language) => {
  const customer = await newAccount()
  const signedIn = new Shopper()
  await signedIn.postJson("/api/auth/login", { email: customer.email, password: customer.password })
  for (const [path, field] of FORMS) {
    const shopper = path.startsWith("/account") ? signedIn : new Shopper()
    const page = await shopper.open(`/${language}${path}`)
    const isForm = ({ fields }: HtmlForm) => Object.hasOwn(fields, field)
    const answer = await shopper.submit(page, isForm, emptied(requireForm(page.text, isForm)))
    const named = [...answer.text.matchAll(/<a\b[^>]*\bhref="#(\w+)"/g)].map(([, name]) => name ?? "")
    const standing = named.filter((name) => answer.text.includes(` name="${name}"`))
    expect(standing.length, path).toBeGreaterThan(1)
    const inOrder = standing.toSorted(
      (a, b) => answer.text.indexOf(` id="${a}"`) - answer.text.indexOf(` id="${b}"`),
    )
    expect(standing, path).toEqual(inOrder)
  }
})
