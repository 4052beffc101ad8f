import type { ReactNode } from "react"
import { redirect } from "react-router"
import { useTranslations } from "use-intl"
import { CodeSchema, PasswordSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { CANCEL_DELETION_INTENT, DeletionDue } from "#app/features/account/pages/home-cards.tsx"
import {
  DELETION_CODE_INTENT,
  DELETION_INTENT,
  DeletionCodeForm,
  DeletionFacts,
  DeletionForm,
} from "#app/features/account/profile/deletion-form.tsx"
import {
  cancelDeletion,
  confirmDeletion,
  isDeletionPending,
  requestDeletion,
} from "#app/features/account/server/rights.server.ts"
import { useFormReply } from "#app/features/account/use-form-reply.tsx"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { type RequestContext, requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/profile-deletion.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** `?again` starts again, although a code has been sent. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(request, context.get(requestContext))
  const isPending = !url.searchParams.has("again") && (await isDeletionPending(request))
  return { email: customer.email, dueAt: customer.deletion_due_at, isPending }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const intent = form.get(INTENT_FIELD)
  const sent = { url, locale: shop.locale, form }
  if (intent === CANCEL_DELETION_INTENT) {
    const outcome = await cancelDeletion(shop)
    return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
  }
  const outcome =
    intent === DELETION_CODE_INTENT ? await confirm(shop, request, form) : await begin(shop, request, form)
  if (!outcome.ok) return refuse(sent, outcome)
  throw redirect(pathsIn(shop.locale).profileDeletion(), { status: 303, headers: outcome.headers })
}

async function begin(shop: RequestContext, request: Request, form: FormData) {
  const { customer } = await requireCustomer(request, shop)
  const parsed = parseForm(PasswordSchema, form)
  return parsed.ok ? requestDeletion(shop, { ...parsed.data, email: customer.email }) : parsed
}

async function confirm(shop: RequestContext, request: Request, form: FormData) {
  const parsed = parseForm(CodeSchema, form)
  return parsed.ok ? confirmDeletion(shop, request, parsed.data) : parsed
}

export default function ProfileDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const { email, dueAt, isPending } = loaderData
  const cancelled = useFormReply(reply, CANCEL_DELETION_INTENT)
  const strong = (text: ReactNode) => <strong className="wrap-anywhere font-medium text-ink">{text}</strong>
  const asksForCode = isPending && reply?.intent !== DELETION_INTENT
  return (
    <AccountPage
      title={t("deletionPageTitle")}
      lead={dueAt === null && !asksForCode && t("deletionPageText")}
      within={[{ label: t("profile"), to: paths.profile() }]}
    >
      <PageMeta title={t("deletionPageTitle")} indexed={false} />
      <div className="flex max-w-reading flex-col gap-8">
        {cancelled.summary}
        {cancelled.done && (
          <Notice tone="success" live>
            {t("deletionCancelled")}
          </Notice>
        )}
        {dueAt !== null && <DeletionDue at={dueAt} />}
        {dueAt === null && !cancelled.done && !asksForCode && (
          <>
            <DeletionFacts />
            <DeletionForm reply={reply} />
          </>
        )}
        {dueAt === null && !cancelled.done && asksForCode && (
          <>
            <p>{t.rich("deletionCodeLead", { email, strong })}</p>
            <DeletionCodeForm reply={reply} />
            <Link
              to={`${paths.profileDeletion()}?again`}
              className="text-link inline-flex min-h-11 items-center self-start"
            >
              {t("codeAgain")}
            </Link>
          </>
        )}
      </div>
    </AccountPage>
  )
}
