import { data, redirect } from "react-router"
import "#app/i18n/withdrawal-messages.ts"
import { readContent } from "#app/features/content/content.server.ts"
import { PageVersions } from "#app/features/content/page-versions.tsx"
import { answerWithdrawal } from "#app/features/withdrawal/withdrawal-action.server.ts"
import { WithdrawalPage } from "#app/features/withdrawal/withdrawal-page.tsx"
import { firstStep } from "#app/features/withdrawal/withdrawal-step.ts"
import { findLegalPage, LEGAL_PAGES, legalPath } from "#app/i18n/legal-slugs.ts"
import { splitLocale } from "#app/i18n/locales.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Prose } from "#app/ui/layout/prose.tsx"
import type { Route } from "./+types/withdrawal.ts"

/** Each of the two slugs belongs to one language; in the other one it redirects to the slug there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { locale } = shopContext
  const { locale: named, rest } = splitLocale(url.pathname)
  const legal = findLegalPage(rest.slice(1))
  if (legal && named && named !== legal.locale) throw redirect(legalPath(legal.page, named), 301)
  const content = await readContent(shopContext, LEGAL_PAGES.withdrawal[locale], locale)
  if (!content) throw data(null, { status: 404 })
  return { content, first: firstStep(url.searchParams) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const { step, status } = await answerWithdrawal(commerce, locale, await request.formData())
  return data(step, { status })
}

export default function Withdrawal({ loaderData: { content, first }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.title} description={content.description} />
      <WithdrawalPage
        title={content.title}
        step={actionData ?? first}
        introduction={
          // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of the repository, rendered on the server
          <Prose className="mt-6" dangerouslySetInnerHTML={{ __html: content.html }} />
        }
        versions={<PageVersions content={content} />}
      />
    </>
  )
}
