import { data } from "react-router"
import "#app/i18n/orders-messages.ts"
import { useTranslations } from "use-intl"
import { decideTransfer, readTransferLink } from "#app/features/orders/transfer/decide-transfer.server.ts"
import { TransferPage } from "#app/features/orders/transfer/transfer-page.tsx"
import { statusOfTransfer } from "#app/features/orders/transfer/transfer-state.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order-transfer.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** The page linked from the e-mail about moving an order to an account. */
export function loader({ url }: Route.LoaderArgs) {
  const state = readTransferLink(url.searchParams)
  return data(state, { status: statusOfTransfer(state) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = context.get(requestContext)
  const state = await decideTransfer(commerce, await request.formData())
  return data(state, { status: statusOfTransfer(state) })
}

/** After a form was sent, the page shows only its result. */
export function shouldRevalidate(): boolean {
  return false
}

export default function OrderTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("tracking")
  return (
    <>
      <PageMeta title={t("transferTitle")} indexed={false} />
      <TransferPage state={reply ?? loaderData} />
    </>
  )
}
