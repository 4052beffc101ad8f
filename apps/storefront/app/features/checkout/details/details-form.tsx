import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { ErrorSummary } from "#app/ui/controls/error-summary.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { CheckoutView } from "../checkout-view.ts"
import { DeliveryChoice, type PickupChoice } from "../delivery/delivery-choice.tsx"
import { AddressFields } from "./address-fields.tsx"
import { DetailsField, type FieldState } from "./details-field.tsx"
import type { FieldErrors } from "./details-schema.ts"
import { FormSection } from "./form-section.tsx"
import { PaymentChoice } from "./payment-choice.tsx"
import { useFormDraft } from "./use-form-draft.ts"
import { WhenTicked } from "./when-ticked.tsx"

/** Why nothing was saved although the form was right. */
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
}

/** Contact, address, delivery and payment on one page; one form, so it works without scripts. */
export function DetailsForm({ checkout, pickup, values, errors, failure }: DetailsFormProps) {
  const t = useTranslations("checkout")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  const field = { values, errors }
  const form = useFormDraft()
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-10">
      {/* What Enter in a field presses: otherwise the first button of the page, the search for pickup points. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ErrorSummary
        title={failure ? t(failure) : t("errorSummary")}
        errors={errors}
        textOf={t}
        always={failure !== null}
      />
      <Contact {...field} />
      <FormSection title={t("shippingAddress")}>
        <AddressFields {...field} autoCompleteSection="shipping" />
        <DetailsField {...field} name="notes" label={t("notes")} note={t("optional")} maxLength={500} />
      </FormSection>
      <Billing {...field} />
      <FormSection title={t("delivery")}>
        <DeliveryChoice
          options={checkout.options}
          chosen={values.shipping_option_id ?? checkout.chosenOptionId}
          pickup={pickup}
          errors={errors}
        />
      </FormSection>
      <FormSection title={t("payment")}>
        <PaymentChoice
          methods={checkout.paymentMethods}
          chosen={values.payment_method ?? checkout.chosenPayment}
          error={errors.payment_method}
        />
      </FormSection>
      <Checkbox name="newsletter" label={t("newsletter")} defaultChecked={values.newsletter === "on"} />
      <p className="text-sm text-ink-muted">
        {t.rich("privacyNotice", {
          link: (text) => (
            <Link to={paths.legal("privacy")} target="_blank" className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="flex flex-wrap-reverse items-center justify-between gap-4">
        <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center">
          {t("backToCart")}
        </Link>
        <Button type="submit" size="large" busy={busy} className="max-sm:w-full">
          {t("continue")}
        </Button>
      </div>
    </Form>
  )
}

function Contact(field: FieldState) {
  const t = useTranslations("checkout")
  return (
    <FormSection title={t("contact")}>
      <DetailsField
        {...field}
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <DetailsField
        {...field}
        name="phone"
        label={t("phone")}
        hint={t("phoneHint")}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
    </FormSection>
  )
}

/** The same address, or another; a company's number makes it a company's invoice. */
function Billing(field: FieldState) {
  const t = useTranslations("checkout")
  const { values } = field
  return (
    <FormSection title={t("billingAddress")}>
      <WhenTicked
        name="billing_same"
        label={t("billingSame")}
        ticked={values.billing_same === "on"}
        shows="when-not-ticked"
      >
        <AddressFields {...field} prefix="billing_" autoCompleteSection="billing" />
      </WhenTicked>
      <WhenTicked
        name="company_invoice"
        label={t("company")}
        ticked={values.company_invoice === "on"}
        shows="when-ticked"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <DetailsField {...field} name="company" label={t("companyName")} autoComplete="organization" />
          <DetailsField
            {...field}
            name="tax_number"
            label={t("taxNumber")}
            hint={t("taxNumberHint")}
            inputMode="numeric"
          />
        </div>
      </WhenTicked>
    </FormSection>
  )
}
