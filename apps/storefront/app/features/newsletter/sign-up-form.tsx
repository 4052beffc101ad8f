import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface SignUpFormProps {
  /** The label of the link to the privacy policy. */
  privacy: string
  /** A mistyped address, to be corrected. */
  wrongEmail?: string
}

/**
 * Subscribes an address to the newsletter. A plain form, because the footer is HTML without scripts; the answer
 * is a page of its own.
 */
export function SignUpForm({ privacy, wrongEmail }: SignUpFormProps) {
  const t = useTranslations("newsletter")
  const paths = usePaths()
  return (
    <form method="post" action={paths.newsletter()} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(18rem,100%)] flex-1">
        <Field label={t("email")} error={wrongEmail !== undefined && t("errorEmail")}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={wrongEmail}
            />
          )}
        </Field>
      </div>
      <Button type="submit">{t("signUp")}</Button>
      <p className="w-full text-sm">
        <Link to={paths.legal("privacy")} className="quiet-link">
          {privacy}
        </Link>
      </p>
    </form>
  )
}
