import { data } from "react-router"
import "#app/i18n/account-messages.ts"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { checkAddress } from "#app/features/account/addresses/address-form-schema.ts"
import { DemoAddressForm } from "#app/features/account/addresses/demo-address-form.tsx"
import { answerPostalCode, fillTowns } from "#app/forms/fill-town.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/address-demo.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** The address form alone: nothing is saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  fillTowns(form)
  const values = textsOf(form)
  const errors = checkAddress(form, context.get(requestContext).locale)
  const isGood = Object.keys(errors).length === 0
  const county = isGood ? (answerPostalCode((values.postal_code ?? "").trim())?.county ?? null) : null
  return data({ values, errors, county, isGood }, { status: isGood ? 200 : 400 })
}

export default function AddressManagementDemo({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("account")
  return (
    <>
      <PageMeta title={t("demoTitle")} indexed={false} />
      <DemoAddressForm reply={answer} />
    </>
  )
}
