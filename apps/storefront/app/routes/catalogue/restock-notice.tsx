import { data } from "react-router"
import "#app/i18n/restock-messages.ts"
import { useTranslations } from "use-intl"
import { answerRestockForm, openNotice } from "#app/features/restock/restock-actions.server.ts"
import { RestockPage } from "#app/features/restock/restock-page.tsx"
import { type RestockReply, statusOf } from "#app/features/restock/restock-reply.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/restock-notice.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** The page of a confirmation e-mail's link; after a form was sent, its result is shown at the top. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  const token = url.searchParams.get("token")
  const reply: RestockReply = token ? await openNotice(commerce, token) : { kind: "invalid" }
  return data(reply, { status: statusOf(reply) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const reply = await answerRestockForm(commerce, locale, await request.formData())
  return data(reply, { status: statusOf(reply) })
}

/** After a form was sent, the page shows only its result. */
export function shouldRevalidate(): boolean {
  return false
}

export default function RestockNotice({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("restock")
  return (
    <>
      <PageMeta title={t("pageTitle")} indexed={false} />
      <RestockPage reply={answer ?? loaderData} />
    </>
  )
}
