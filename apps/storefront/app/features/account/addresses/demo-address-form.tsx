import { addressLines } from "@porteka/hungary"
import { Form, useNavigation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { AddressFields } from "#app/forms/address-fields.tsx"
import { errorTexts } from "#app/forms/form-field.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { AddressFormErrors } from "./address-form-schema.ts"

interface DemoReply {
  values: Record<string, string>
  errors: AddressFormErrors
  isGood: boolean
  county: string | null
}

/** Demonstrates the address form: town and county are filled in from the postal code. */
export function DemoAddressForm({ reply }: { reply: DemoReply | undefined }) {
  const t = useTranslations("account")
  const checkout = useTranslations("checkout")
  const busy = useNavigation().formMethod === "POST"
  const { values = {}, errors = {} } = reply ?? {}
  return (
    <div className="measure py-8 lg:py-12">
      <div className="mx-auto max-w-reading">
        <h1 className="text-title-lg">{t("demoTitle")}</h1>
        <p className="mt-3 text-ink-muted">{t("demoText")}</p>
        <Form method="post" noValidate className="mt-8 flex flex-col gap-5">
          <ErrorSummary title={checkout("errorSummary")} errors={errors} textOf={checkout} />
          {reply?.isGood && <GoodAddress values={values} county={reply.county} />}
          <AddressFields
            values={values}
            errorOf={errorTexts(errors, checkout)}
            autoCompleteSection="shipping"
          />
          <Button type="submit" busy={busy} className="sm:self-start">
            {t("demoCheck")}
          </Button>
        </Form>
      </div>
    </div>
  )
}

function GoodAddress({ values, county }: Pick<DemoReply, "values" | "county">) {
  const t = useTranslations("account")
  const locale = useLocale()
  return (
    <Notice tone="success" live title={t("demoGood")}>
      {addressLines(values, locale).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {county && <p>{t("demoCounty", { county })}</p>}
    </Notice>
  )
}
