import { useTranslations } from "use-intl"
import {
  ADDRESS_ID_FIELD,
  AddressCards,
  BILLING_INTENT,
  DELETE_INTENT,
  SHIPPING_INTENT,
} from "#app/features/account/addresses/address-cards.tsx"
import { toSavedAddress } from "#app/features/account/addresses/saved-address.ts"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { deleteAddress, setDefault } from "#app/features/account/server/addresses.server.ts"
import { useFormReply } from "#app/features/account/use-form-reply.tsx"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/account-addresses.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const { customer } = await requireCustomer(request, shop)
  return {
    addresses: customer.addresses.map((address) => toSavedAddress(address, shop.locale)),
    isSaved: url.searchParams.has("saved"),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const { [INTENT_FIELD]: intent, [ADDRESS_ID_FIELD]: id = "" } = textsOf(form)
  const sent = { url, locale: shop.locale, form }
  const outcome =
    intent === DELETE_INTENT
      ? await deleteAddress(shop, id)
      : await setDefault(shop, id, intent === BILLING_INTENT ? "billing" : "shipping")
  return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
}

export default function Addresses({ loaderData: { addresses, isSaved }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const reply = useFormReply(answer, answer?.intent ?? "")
  const done = {
    [DELETE_INTENT]: t("addressDeleted"),
    [SHIPPING_INTENT]: t("saved"),
    [BILLING_INTENT]: t("saved"),
  }[answer?.intent ?? ""]
  const add = (
    <Link to={paths.accountAddress("new")} className={buttonClass("primary")}>
      {t("addAddress")}
    </Link>
  )
  return (
    <AccountPage title={t("addressesTitle")} lead={t("addressesText")} action={addresses.length > 0 && add}>
      <PageMeta title={t("addressesTitle")} indexed={false} />
      <div className="mb-6 empty:hidden">
        {reply.summary}
        {(reply.done || (isSaved && !answer)) && (
          <Notice tone="success" live>
            {reply.done ? done : t("addressSaved")}
          </Notice>
        )}
      </div>
      {addresses.length > 0 ? (
        <AddressCards addresses={addresses} />
      ) : (
        <EmptyState title={t("addressesEmpty")} text={t("addressesEmptyText")} action={add} />
      )}
    </AccountPage>
  )
}
