import type { PaymentMethod } from "@porteka/commerce-sdk"
import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { AddressFields } from "#app/forms/address-fields.tsx"
import { CompanyFields } from "#app/forms/company-fields.tsx"
import type { CountryOption } from "#app/forms/country-field.tsx"
import { useFormDraft } from "#app/forms/draft/use-form-draft.ts"
import { EmailField } from "#app/forms/email-field.tsx"
import { errorTexts, type FieldState, FormField } from "#app/forms/form-field.tsx"
import { FormSection } from "#app/forms/form-section.tsx"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { WhenTicked } from "#app/forms/when-ticked.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { CheckoutView } from "../checkout-view.ts"
import { DeliveryChoice, type PickupChoice } from "../delivery/delivery-choice.tsx"
import { BILLING_PREFIX, NOTHING_TO_PAY } from "../form/asked-fields.ts"
import type { FieldErrors } from "../form/details-schema.ts"
import { choicesOf } from "./choices-of.ts"
import type { CustomerOffer } from "./customer-defaults.ts"
import { PaymentChoice } from "./payment-choice.tsx"
import { PhoneField } from "./phone-field.tsx"
import { SavedAddresses } from "./saved-addresses.tsx"
import { useAddressOfDelivery } from "./use-address-of-delivery.ts"
import { useBilledAbroad } from "./use-billed-abroad.ts"
import { useErrorsLeft } from "./use-errors-left.ts"
import { useErrorsSaidAtOnce } from "./use-errors-said-at-once.ts"
import { useNoCash } from "./use-no-cash.ts"
import { COUNTRY_WHEN_COLLECTED, WHEN_COLLECTED, WHEN_DELIVERED } from "./when-chosen.ts"

/** Why nothing was saved although the form was valid. */
export type DetailsFailure =
  | "errorUnavailable"
  | "errorSave"
  | "errorShippingMethod"
  | "errorShippingOptions"
  | "errorPaymentMethod"
  | "errorNoPayment"

interface DetailsFormProps {
  checkout: CheckoutView
  pickup: PickupChoice
  values: Record<string, string>
  errors: FieldErrors
  failure: DetailsFailure | null
  /** Addresses of a logged-in customer; null for guests. */
  offer: CustomerOffer | null
  /** For billing addresses. */
  countries: readonly CountryOption[]
}

/**
 * Delivery, contact, address and payment on one page, as one form, so that it works without scripts. Delivery
 * comes first because it decides which other fields are needed: for a pickup only the billing address. Fields
 * are hidden with CSS (`:has`).
 */
export function DetailsForm({
  checkout,
  pickup,
  values,
  errors,
  failure,
  offer,
  countries,
}: DetailsFormProps) {
  const t = useTranslations("checkout")
  const paths = usePaths()
  const form = useFormDraft("checkout_draft")
  const left = useErrorsLeft(form, errors, values)
  useAddressOfDelivery(form, offer)
  const noCash = useNoCash(form)
  const billedAbroad = useBilledAbroad(form, { ...choicesOf(checkout), ...values })
  const said = useErrorsSaidAtOnce(form, errors)
  const field = { values, errorOf: errorTexts({ ...said, ...left }, t) }
  return (
    <OwnedForm ref={form} noValidate className="group/checkout flex flex-col gap-10">
      {/* Enter in a field presses this button; otherwise it would press the first button of the page, the search for pickup points. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ErrorSummary
        title={failure ? t(failure) : t("errorSummary")}
        errors={left}
        answer={errors}
        textOf={t}
        always={failure !== null}
      />
      <p role="status" className="sr-only">
        {Object.values(said).map((error) => error && t(error))}
      </p>
      {checkout.isSent ? (
        <FormSection title={t("delivery")}>
          <DeliveryChoice
            options={checkout.options}
            place={checkout.place}
            chosen={values.shipping_option_id ?? checkout.chosenOptionId}
            discount={{ ...checkout.deliveryDiscount, optionId: checkout.chosenOptionId }}
            pickup={pickup}
            errors={left}
          />
        </FormSection>
      ) : (
        <input type="hidden" name="sent_by_mail" value="on" />
      )}
      <Contact {...field} isSent={checkout.isSent} />
      <MainAddress {...field} isSent={checkout.isSent} countries={countries} offer={offer} />
      <Billing {...field} isSent={checkout.isSent} countries={countries} abroad={billedAbroad} />
      <FormSection title={t("payment")}>
        {checkout.nothingToPay ? (
          <NothingToPay methods={checkout.paymentMethods} />
        ) : (
          <PaymentChoice
            methods={checkout.paymentMethods}
            cashOnDeliveryFee={checkout.cashOnDeliveryFee}
            // With this error, the method of the answer is not one that the shopper chose.
            chosen={errors.payment_method ? null : (values.payment_method ?? checkout.chosenPayment)}
            error={left.payment_method}
            noCash={noCash}
            note={checkout.hasGiftCard ? t("giftCardNoCash") : null}
          />
        )}
      </FormSection>
      <OptionalFields {...field} surveyBy={checkout.surveyBy} />
      <div className="flex flex-wrap-reverse items-center justify-between gap-4">
        <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center">
          {t("backToCart")}
        </Link>
        <ContinueButton />
      </div>
    </OwnedForm>
  )
}

/** A component of its own: the form is not rendered again when it is sent. */
function ContinueButton() {
  const t = useTranslations("checkout")
  const busy = useNavigation().state !== "idle"
  return (
    <Button type="submit" size="large" busy={busy} className="max-sm:w-full">
      {t("continue")}
    </Button>
  )
}

/**
 * In place of the choice. The back end wants a method all the same, and takes no fee for cash on delivery then. If the delivery makes
 * the total more than zero, the choice comes back.
 */
function NothingToPay({ methods }: { methods: PaymentMethod[] }) {
  const t = useTranslations("checkout")
  const method = methods.find((offered) => offered === "bank_transfer") ?? methods[0]
  return (
    <>
      <p>{t("nothingToPay")}</p>
      <input type="hidden" name="payment_method" value={method} />
      <input type="hidden" name={NOTHING_TO_PAY} value="on" />
    </>
  )
}

interface MainAddressProps extends FieldState {
  isSent: boolean
  countries: readonly CountryOption[]
  offer: CustomerOffer | null
}

/** The delivery address; the billing address if nothing is delivered. */
function MainAddress({ isSent, countries, offer, ...field }: MainAddressProps) {
  const t = useTranslations("checkout")
  const { values } = field
  return (
    <FormSection title={isSent ? <AddressTitle /> : t("billingAddress")}>
      {offer && offer.addresses.length > 0 && (
        <SavedAddresses addresses={offer.addresses} chosen={values.saved_address} />
      )}
      <AddressFields
        {...field}
        autoCompleteSection="shipping"
        countries={countries}
        {...(isSent && { countryClass: COUNTRY_WHEN_COLLECTED })}
      />
      {offer && (
        <Checkbox
          name="save_address"
          label={t("saveAddress")}
          defaultChecked={values.save_address === "on"}
        />
      )}
    </FormSection>
  )
}

/** For a pickup this is only the billing address. */
function AddressTitle() {
  const t = useTranslations("checkout")
  return (
    <>
      <span className={WHEN_DELIVERED}>{t("shippingAddress")}</span>
      <span className={WHEN_COLLECTED}>{t("billingAddress")}</span>
    </>
  )
}

function Contact({ isSent, ...field }: FieldState & { isSent: boolean }) {
  const t = useTranslations("checkout")
  return (
    <FormSection title={t("contact")}>
      <EmailField {...field} label={t("email")} hint={t("emailHint")} />
      <PhoneField {...field} isSent={isSent} />
    </FormSection>
  )
}

interface BillingProps extends FieldState {
  isSent: boolean
  countries: readonly CountryOption[]
  abroad: boolean
}

/** The billing address: the same as the delivery address or another one; a company needs a tax number. */
function Billing({ isSent, countries, abroad, ...field }: BillingProps) {
  const t = useTranslations("checkout")
  const { values } = field
  return (
    <FormSection title={t("billing")}>
      {isSent && (
        <div className={WHEN_DELIVERED}>
          <WhenTicked
            name="billing_same"
            label={t("billingSame")}
            ticked={values.billing_same === "on"}
            shows="when-not-ticked"
          >
            <AddressFields
              {...field}
              prefix={BILLING_PREFIX}
              autoCompleteSection="billing"
              countries={countries}
            />
          </WhenTicked>
        </div>
      )}
      <WhenTicked
        name="company_invoice"
        label={t("company")}
        ticked={values.company_invoice === "on"}
        shows="when-ticked"
      >
        <CompanyFields {...field} abroad={abroad} />
      </WhenTicked>
    </FormSection>
  )
}

/** Optional fields, and the notice about personal data. */
function OptionalFields({ surveyBy, ...field }: FieldState & Pick<CheckoutView, "surveyBy">) {
  const t = useTranslations("checkout")
  const paths = usePaths()
  const { values } = field
  return (
    <>
      <FormField {...field} name="notes" label={t("notes")} note={t("optional")} maxLength={500} />
      <Checkbox name="newsletter" label={t("newsletter")} defaultChecked={values.newsletter === "on"} />
      {surveyBy && (
        <Checkbox
          name="survey"
          label={t("survey", { service: surveyBy })}
          defaultChecked={values.survey === "on"}
        />
      )}
      <p className="text-sm text-ink-muted">
        {t.rich("privacyNotice", {
          link: (text) => (
            <Link to={paths.legal("privacy")} target="_blank" className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
