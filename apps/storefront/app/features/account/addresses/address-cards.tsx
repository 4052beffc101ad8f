import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Badge } from "#app/ui/commerce/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { INTENT_FIELD } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import type { SavedAddress } from "./saved-address.ts"

export const DELETE_INTENT = "delete"
export const SHIPPING_INTENT = "default-shipping"
export const BILLING_INTENT = "default-billing"
export const ADDRESS_ID_FIELD = "address_id"

export function AddressCards({ addresses }: { addresses: SavedAddress[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="flex flex-col rounded-lg bg-surface-raised p-5 sm:p-6">
          <AddressText address={address} />
          <AddressActions address={address} />
        </li>
      ))}
    </ul>
  )
}

function AddressText({ address: { lines, phone, ...address } }: { address: SavedAddress }) {
  const t = useTranslations("account")
  const [first, ...others] = lines
  return (
    <div className="flex-1">
      <h2 className="text-title-xs">{first}</h2>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {phone && <p className="tabular text-ink-muted">{phone}</p>}
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {address.isDefaultShipping && <Badge tone="success">{t("defaultShipping")}</Badge>}
        {address.isDefaultBilling && <Badge tone="info">{t("defaultBilling")}</Badge>}
      </p>
    </div>
  )
}

function AddressActions({ address }: { address: SavedAddress }) {
  const t = useTranslations("account")
  const paths = usePaths()
  const { name } = address
  return (
    <div className="mt-4 border-border border-t pt-3">
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Link
          to={paths.accountAddress(address.id)}
          aria-label={t("addressEditNamed", { name })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t("change")}
        </Link>
        {!address.isDefaultShipping && !address.isAbroad && (
          <AddressButton
            id={address.id}
            intent={SHIPPING_INTENT}
            text={t("makeShipping")}
            label={t("makeShippingNamed", { name })}
          />
        )}
        {!address.isDefaultBilling && (
          <AddressButton
            id={address.id}
            intent={BILLING_INTENT}
            text={t("makeBilling")}
            label={t("makeBillingNamed", { name })}
          />
        )}
        <details className="open:basis-full">
          <summary
            aria-label={t("addressDeleteNamed", { name })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t("addressDelete")}
          </summary>
          <DeleteAddress id={address.id} />
        </details>
      </div>
    </div>
  )
}

/** A form whose button looks like a link. */
function AddressButton(props: { id: string; intent: string; text: string; label: string }) {
  return (
    <OwnedForm>
      <input type="hidden" name={ADDRESS_ID_FIELD} value={props.id} />
      <button
        type="submit"
        name={INTENT_FIELD}
        value={props.intent}
        aria-label={props.label}
        className="text-link inline-flex min-h-11 items-center"
      >
        {props.text}
      </button>
    </OwnedForm>
  )
}

function DeleteAddress({ id }: { id: string }) {
  const t = useTranslations("account")
  const sending = useNavigation().formData
  const busy = sending?.get(INTENT_FIELD) === DELETE_INTENT && sending.get(ADDRESS_ID_FIELD) === id
  return (
    <OwnedForm className="flex flex-wrap items-center gap-3 pb-1">
      <p>{t("addressDeleteAsk")}</p>
      <input type="hidden" name={ADDRESS_ID_FIELD} value={id} />
      <IntentButton intent={DELETE_INTENT} variant="danger" size="small" busy={busy}>
        {t("addressDeleteYes")}
      </IntentButton>
    </OwnedForm>
  )
}
