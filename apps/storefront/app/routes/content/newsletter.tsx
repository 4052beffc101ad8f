import { data, useLocation } from "react-router"
import "#app/i18n/newsletter-messages.ts"
import { useTranslations } from "use-intl"
import {
  answerSubscriptionForm,
  openSubscription,
} from "#app/features/newsletter/newsletter-actions.server.ts"
import { NewsletterPage } from "#app/features/newsletter/newsletter-page.tsx"
import { type NewsletterReply, statusOf } from "#app/features/newsletter/newsletter-reply.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { splitLocale } from "#app/i18n/locales.ts"
import { newsletterPageOf } from "#app/i18n/newsletter-slugs.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/newsletter.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ url, context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  const token = url.searchParams.get("token")
  const reply: NewsletterReply = token ? await openSubscription(commerce, token) : { kind: "invalid" }
  return data(reply, { status: statusOf(reply) })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { commerce } = context.get(requestContext)
  const linkToken = url.searchParams.get("token") ?? ""
  const reply = await answerSubscriptionForm(commerce, await request.formData(), linkToken)
  return data(reply, { status: statusOf(reply) })
}

/** After a form was sent, the page shows only its result. */
export function shouldRevalidate(): boolean {
  return false
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("newsletter")
  const page = newsletterPageOf(splitLocale(useLocation().pathname).rest)
  return (
    <>
      <PageMeta title={t(`${page}Title`)} indexed={false} />
      <NewsletterPage page={page} reply={answer ?? loaderData} />
    </>
  )
}
