import { data, redirect } from "react-router"
import { useTranslations } from "use-intl"
import { AddressForm } from "#app/features/account/addresses/address-form.tsx"
import {
  type AddressFormErrors,
  parseAddressForm,
} from "#app/features/account/addresses/address-form-schema.ts"
import { toAddressValues } from "#app/features/account/addresses/saved-address.ts"
import { toSavedAddressInput } from "#app/features/account/addresses/to-saved-address-input.server.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { saveAddress } from "#app/features/account/server/addresses.server.ts"
import { countryOptions } from "#app/forms/country-options.server.ts"
import { fillTowns } from "#app/forms/fill-town.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { loginPath } from "#app/server/session/safe-back.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/account-address.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** Instead of an id: an address that is not saved yet. */
const NEW = "new"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { customer } = await requireCustomer(request, shopContext)
  const countries = countryOptions(shopContext.locale)
  if (params.id === NEW) {
    const { first_name, last_name, phone } = customer
    const isFirst = customer.addresses.length === 0 ? "on" : ""
    return {
      countries,
      values: {
        first_name: first_name ?? "",
        last_name: last_name ?? "",
        phone: phone ?? "",
        is_default_shipping: isFirst,
        is_default_billing: isFirst,
      } as Record<string, string>,
    }
  }
  const address = customer.addresses.find(({ id }) => id === params.id)
  if (!address) throw data(null, { status: 404 })
  return { countries, values: toAddressValues(address) }
}

interface Rejection {
  values: Record<string, string>
  errors: AddressFormErrors
  failure: "errorUnavailable" | "errorGone" | null
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  fillTowns(form)
  const reject = (status: number, rejection: Partial<Rejection>) =>
    data<Rejection>({ values: textsOf(form), errors: {}, failure: null, ...rejection }, { status })
  const parsed = parseAddressForm(form, shop.locale)
  if (!parsed.ok) return reject(400, { errors: parsed.errors })
  const id = params.id === NEW ? null : params.id
  const outcome = await saveAddress(shop, id, toSavedAddressInput(parsed.address))
  if (outcome.ok) throw redirect(`${pathsIn(shop.locale).accountAddresses()}?saved`, 303)
  switch (outcome.refusal.code) {
    case "not_authenticated":
      throw redirect(loginPath(shop.locale, url.pathname), { status: 303, headers: outcome.headers })
    case "not_found":
      return reject(404, { failure: "errorGone" })
    default:
      return reject(503, { failure: "errorUnavailable" })
  }
}

export default function Address({ loaderData, actionData, params }: Route.ComponentProps) {
  const rejection = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const title = params.id === NEW ? t("addressNew") : t("addressEdit")
  return (
    <AccountPage title={title} within={[{ label: t("addressesTitle"), to: paths.accountAddresses() }]}>
      <PageMeta title={title} indexed={false} />
      <AddressForm
        values={rejection?.values ?? loaderData.values}
        errors={rejection?.errors ?? {}}
        countries={loaderData.countries}
        failure={rejection?.failure ? t(rejection.failure) : null}
      />
    </AccountPage>
  )
}
