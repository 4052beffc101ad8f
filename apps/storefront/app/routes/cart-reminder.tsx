import { data } from "react-router"
import "#app/i18n/cart-link-messages.ts"
import { useTranslations } from "use-intl"
import { type ReminderReply, statusOf } from "#app/features/cart/contract/reminder-reply.ts"
import { ReminderPage } from "#app/features/cart/page/reminder-page.tsx"
import { openReminder, takeReminder } from "#app/features/cart/server/reminder-actions.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/cart-reminder.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** The page of a reminder's link; after a form was sent, its result is shown at the top. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token")
  const reply: ReminderReply = token
    ? await openReminder(context.get(requestContext), request, token)
    : { kind: "invalid" }
  return data(reply, { status: statusOf(reply) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token = "" } = textsOf(await request.formData())
  const { reply, headers } = await takeReminder(context.get(requestContext), request, token)
  return data(reply, { status: statusOf(reply), headers })
}

export default function CartReminder({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("cartReminder")
  return (
    <>
      <PageMeta title={t("pageTitle")} indexed={false} />
      <ReminderPage reply={answer ?? loaderData} />
    </>
  )
}
