import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { Field } from "#app/ui/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import type { TrackingErrors } from "./track-order.ts"

interface TrackingFormProps {
  values: Record<string, string>
  errors: TrackingErrors
}

export function TrackingForm({ values, errors }: TrackingFormProps) {
  const t = useTranslations("tracking")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  return (
    <Form
      method="post"
      action={paths.legal("tracking")}
      noValidate
      className="mt-8 flex max-w-110 flex-col gap-5"
    >
      <Problems errors={errors} />
      <Field id="number" label={t("number")} hint={t("numberHint")} error={errors.number && t(errors.number)}>
        {(control) => (
          <TextInput {...control} name="number" inputMode="numeric" defaultValue={values.number ?? ""} />
        )}
      </Field>
      <Field id="email" label={t("email")} error={errors.email && t(errors.email)}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={values.email ?? ""}
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("send")}
      </Button>
    </Form>
  )
}

function Problems({ errors }: Pick<TrackingFormProps, "errors">) {
  const t = useTranslations("tracking")
  const problems = Object.entries(errors)
  if (problems.length === 0) return null
  return (
    <Notice tone="danger" live title={t("errorSummary")}>
      <ul className="mt-1 list-disc pl-5">
        {problems.map(([name, error]) => (
          <li key={name}>
            <a className="underline" href={`#${name}`}>
              {t(error)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
