import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { SignUpReply } from "./sign-up-reply.ts"

interface SignUpFormProps {
  /** The label of the link to the privacy policy. */
  privacy: string
  /** Errors to show. Fields then have their names as ids, because the summary of errors links to them. */
  wrong?: Extract<SignUpReply, { kind: "wrong" }>
}

/**
 * Subscribes an address to the newsletter. A plain form, because the footer is HTML without scripts; the answer
 * is a page of its own.
 */
export function SignUpForm({ privacy, wrong }: SignUpFormProps) {
  const t = useTranslations("newsletter")
  const paths = usePaths()
  const errors = wrong?.errors ?? {}
  const idOf = (name: string) => (wrong ? { id: name } : {})
  return (
    <form method="post" action={paths.newsletter()} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <Field {...idOf("email")} label={t("email")} error={errors.email && t(errors.email)}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={wrong?.email}
            />
          )}
        </Field>
      </div>
      <div hidden={!errors.leave_empty} className="w-full">
        <Field
          {...idOf("leave_empty")}
          label={t("leaveEmpty")}
          error={errors.leave_empty && t(errors.leave_empty)}
        >
          {(control) => (
            <TextInput {...control} name="leave_empty" autoComplete="off" defaultValue={wrong?.leaveEmpty} />
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
