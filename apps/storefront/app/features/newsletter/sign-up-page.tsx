import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { SignUpForm } from "./sign-up-form.tsx"
import type { SignUpReply } from "./sign-up-reply.ts"

/** The newsletter's own page, to which the footer's form leads; the footer does not repeat it there. */
export function SignUpPage({ reply }: { reply: SignUpReply }) {
  return (
    <div data-own-sign-up>
      <SignUp reply={reply} />
    </div>
  )
}

function SignUp({ reply }: { reply: SignUpReply }) {
  const t = useTranslations("newsletter")
  const shell = useTranslations("shell")
  const paths = usePaths()
  if (reply.kind === "signed_up") {
    return (
      <EmptyState
        headingLevel="h1"
        title={t("signedUpTitle")}
        text={t("signedUpText")}
        action={
          <>
            {reply.meant && <Meant email={reply.meant} />}
            <Link to={paths.products()} className={buttonClass("primary")}>
              {t("toProducts")}
            </Link>
          </>
        }
      />
    )
  }
  return (
    <div className="measure flex max-w-160 flex-col gap-6 py-12">
      <h1 className="title text-title-lg">{t("signUpTitle")}</h1>
      <p>{t("signUpText")}</p>
      {reply.kind === "failed" && (
        <Notice tone="danger" live>
          {t("signUpFailed")}
        </Notice>
      )}
      {reply.kind === "wrong" && <ErrorSummary title={t("errorSummary")} errors={reply.errors} textOf={t} />}
      <SignUpForm privacy={shell("privacy")} {...(reply.kind === "wrong" ? { wrong: reply } : {})} />
    </div>
  )
}

/** If the address looks mistyped, offers the one that was probably meant. */
function Meant({ email }: { email: string }) {
  const t = useTranslations("newsletter")
  const paths = usePaths()
  return (
    <form method="post" action={paths.newsletter()} className="w-full">
      <input type="hidden" name="email" value={email} />
      {t("emailMeant")}{" "}
      <button type="submit" className="text-link touch">
        {email}
      </button>
    </form>
  )
}
