import "#app/i18n/contact-messages.ts"
import { shop as newShop } from "@porteka/shop"
import { data } from "react-router"
import { answerContact } from "#app/features/contact/contact-action.server.ts"
import { ContactPage } from "#app/features/contact/contact-page.tsx"
import { directionsTo } from "#app/features/contact/directions.ts"
import { readContent } from "#app/features/content/content.server.ts"
import { orderFormStart } from "#app/features/orders/order-form-values.server.ts"
import { firstCase } from "#app/forms/case/answer-case.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import type { Route } from "./+types/contact.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const content = await readContent(shopContext, "contact", shopContext.locale)
  if (!content) throw data(null, { status: 404 })
  const { pickup } = (await shopContext.shop()) ?? newShop
  return {
    content,
    directions: directionsTo(pickup.address),
    first: firstCase((await orderFormStart(request, url, shopContext)).values),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const { step, status } = await answerContact(commerce, locale, await request.formData())
  return data(step, { status })
}

/** The answer of a form is all the page shows. */
export function shouldRevalidate(): boolean {
  return false
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const step = useAnswer(actionData)
  const { content, directions, first } = loaderData
  return (
    <>
      <PageMeta title={content.title} description={content.description} />
      <ContactPage
        title={content.title}
        directions={directions}
        step={step ?? first}
        text={<RenderedMarkdown className="mt-6" html={content.html} />}
      />
    </>
  )
}
