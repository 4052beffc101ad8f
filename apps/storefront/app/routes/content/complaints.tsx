import "#app/i18n/documents-messages.ts"
import { data } from "react-router"
import "#app/i18n/complaint-messages.ts"
import { answerComplaint } from "#app/features/complaint/complaint-action.server.ts"
import { ComplaintPage } from "#app/features/complaint/complaint-page.tsx"
import { firstComplaint } from "#app/features/complaint/complaint-step.ts"
import { readFormPage } from "#app/features/content/form-page.server.ts"
import { PageVersions } from "#app/features/content/page-versions.tsx"
import { orderFormStart } from "#app/features/orders/order-form-values.server.ts"
import { firstCase } from "#app/forms/case/answer-case.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { readFilesForm } from "#app/server/http/read-form.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import type { Route } from "./+types/complaints.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** By law (1997. évi CLV. törvény 17/A. §); for an outage, in which what was typed must not be lost. */
const LONGEST_ANSWER_DAYS = 30

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const content = await readFormPage(shopContext, url, "complaints")
  const { values, products } = await orderFormStart(request, url, shopContext)
  return { content, first: firstComplaint(firstCase(values), products) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shopContext = context.get(requestContext)
  const shop = await shopContext.shop()
  const answerDays = shop?.complaints.answerDays ?? LONGEST_ANSWER_DAYS
  const { step, status } = await answerComplaint({ ...shopContext, answerDays }, await readFilesForm(request))
  return data(step, { status })
}

/** The answer of a form is all the page shows. */
export function shouldRevalidate(): boolean {
  return false
}

export default function Complaints({ loaderData: { content, first }, actionData }: Route.ComponentProps) {
  const step = useAnswer(actionData)
  return (
    <>
      <PageMeta title={content.title} description={content.description} />
      <ComplaintPage
        title={content.title}
        step={step ?? first}
        introduction={<RenderedMarkdown className="mt-6" html={content.html} />}
        versions={<PageVersions content={content} />}
      />
    </>
  )
}
