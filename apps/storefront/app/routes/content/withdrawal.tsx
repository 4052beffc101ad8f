import "#app/i18n/documents-messages.ts"
import { data } from "react-router"
import "#app/i18n/withdrawal-messages.ts"
import { readFormPage } from "#app/features/content/form-page.server.ts"
import { PageVersions } from "#app/features/content/page-versions.tsx"
import { orderFormStart } from "#app/features/orders/order-form-values.server.ts"
import { answerWithdrawal } from "#app/features/withdrawal/withdrawal-action.server.ts"
import { WithdrawalPage } from "#app/features/withdrawal/withdrawal-page.tsx"
import { firstStep } from "#app/features/withdrawal/withdrawal-step.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import type { Route } from "./+types/withdrawal.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const content = await readFormPage(shopContext, url, "withdrawal")
  const { values, products } = await orderFormStart(request, url, shopContext)
  return { content, first: firstStep(values, products) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { step, status } = await answerWithdrawal(context.get(requestContext), await request.formData())
  return data(step, { status })
}

export default function Withdrawal({ loaderData: { content, first }, actionData }: Route.ComponentProps) {
  const step = useAnswer(actionData)
  return (
    <>
      <PageMeta title={content.title} description={content.description} />
      <WithdrawalPage
        title={content.title}
        step={step ?? first}
        introduction={<RenderedMarkdown className="mt-6" html={content.html} />}
        versions={<PageVersions content={content} />}
      />
    </>
  )
}
