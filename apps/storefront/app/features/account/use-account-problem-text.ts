import type { PasswordProblem } from "@porteka/commerce-sdk/wire"
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "@porteka/shop"
import { useTranslations } from "use-intl"
import type { FormRefusal } from "./form-reply.ts"

const PASSWORD_TEXTS = {
  too_short: "passwordTooShort",
  too_long: "passwordTooLong",
  too_common: "passwordTooCommon",
  like_email: "passwordLikeEmail",
} as const satisfies Record<PasswordProblem, string>

const MINUTE_SECONDS = 60

export interface ProblemOptions {
  /** The field with the new password, if there is one. */
  newPassword?: "password" | "new_password"
  /** The field with the customer's current password: nothing else can be the wrong credential. */
  ownPassword?: "password" | "old_password"
}

export interface ProblemTexts {
  /** The message above the form. */
  title: (refusal: FormRefusal) => string
  /** The messages at its fields, by their names. */
  fields: (refusal: FormRefusal) => Partial<Record<string, string>>
}

/** Refusals of account calls as text in the visitor's language. */
export function useProblemText({ newPassword = "password", ownPassword }: ProblemOptions): ProblemTexts {
  const t = useTranslations("access")
  return {
    title(refusal) {
      switch (refusal.code) {
        case "wrong_credentials":
          return ownPassword ? t("errorSummary") : t("errorCredentials")
        case "too_many":
          return t("errorTooMany", { minutes: Math.ceil(refusal.retry_after / MINUTE_SECONDS) })
        case "unavailable":
          return t("errorUnavailable")
        case "conflict":
        case "not_found":
          return t("errorRetry")
        default:
          return t("errorSummary")
      }
    },
    fields(refusal) {
      switch (refusal.code) {
        case "fields":
          return Object.fromEntries(
            Object.entries(refusal.fields).map(([name, problem]) => [name, problem && t(problem)]),
          )
        case "weak_password": {
          const limits = { least: PASSWORD_MIN_CHARACTERS, most: PASSWORD_MAX_CHARACTERS }
          return { [newPassword]: t(PASSWORD_TEXTS[refusal.problem], limits) }
        }
        case "wrong_code":
          return { code: t("errorWrongCode") }
        case "wrong_credentials":
          return ownPassword ? { [ownPassword]: t("errorWrongPassword") } : {}
        default:
          return {}
      }
    },
  }
}
