import { TEXT_LIMITS } from "@porteka/shop"
import { startRegistration } from "@simplewebauthn/browser"
import { type FormEvent, useState } from "react"
import { useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import { FormField } from "#app/forms/form-field.tsx"
import { textsOf } from "#app/forms/texts-of.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { FormRefusal } from "../form-reply.ts"
import { PasswordInput } from "../password-input.tsx"
import { useProblemText } from "../use-account-problem-text.ts"
import { callPasskeys, PasskeyRefusal } from "./call-passkeys.ts"
import { canUsePasskeys } from "./can-use-passkeys.ts"

type State = "idle" | "busy" | "done" | FormRefusal

/** Creates a passkey with this browser. This needs scripts: without them the page says so. */
export default function AddPasskey() {
  const t = useTranslations("account")
  const texts = useProblemText({ ownPassword: "password" })
  const revalidator = useRevalidator()
  const [state, setState] = useState<State>("idle")
  const refusalBox = useFocusOn<HTMLDivElement>(state, typeof state === "object")
  if (!canUsePasskeys()) return <Notice tone="info">{t("passkeyUnknown")}</Notice>

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setState("busy")
    const refusal = await makePasskey(textsOf(new FormData(form)), t("passkeyUnnamed"))
    setState(refusal ?? "done")
    if (refusal) return
    form.reset()
    await revalidator.revalidate()
  }

  const refusal = typeof state === "object" ? state : null
  const errors = refusal ? texts.fields(refusal) : {}
  const field = { values: {}, errorOf: (name: string) => errors[name] }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={add}>
      {refusal && (
        <div ref={refusalBox} tabIndex={-1} className="outline-none">
          <Notice tone="danger" live>
            {refusal.code === "invalid" ? t("passkeyRefused") : texts.title(refusal)}
          </Notice>
        </div>
      )}
      {state === "done" && (
        <Notice tone="success" live>
          {t("passkeyAdded")}
        </Notice>
      )}
      <FormField
        {...field}
        name="name"
        label={t("passkeyName")}
        hint={t("passkeyNameHint")}
        maxLength={TEXT_LIMITS.account.passkeyName}
        autoComplete="off"
      />
      <PasswordInput {...field} name="password" label={t("emailPassword")} />
      <Button type="submit" busy={state === "busy"} className="sm:self-start">
        {t("passkeyAdd")}
      </Button>
    </form>
  )
}

/** @returns why none was created */
async function makePasskey(
  { name = "", password = "" }: Partial<Record<string, string>>,
  unnamed: string,
): Promise<FormRefusal | null> {
  if (password === "") return { code: "fields", fields: { password: "required_password" } }
  try {
    const { attempt, options } = await callPasskeys("passkey-options", { password })
    const response = await startRegistration({ optionsJSON: options })
    await callPasskeys("passkeys", { attempt, name: name.trim() || unnamed, response })
    return null
  } catch (error) {
    return toRefusal(error)
  }
}

function toRefusal(error: unknown): FormRefusal {
  if (!(error instanceof PasskeyRefusal)) return { code: "invalid" }
  if (error.code === "wrong_credentials") return { code: "wrong_credentials" }
  if (error.code === "too_many") return { code: "too_many", retry_after: error.retryAfterSeconds }
  return { code: error.code === "unavailable" ? "unavailable" : "invalid" }
}
