import "#app/i18n/documents-messages.ts"
import { data, redirect } from "react-router"
import { readContent } from "#app/features/content/content.server.ts"
import { ContentPage } from "#app/features/content/content-page.tsx"
import { guaranteeNotice } from "#app/features/content/guarantee-notice.server.ts"
import { GuaranteeNotice } from "#app/features/content/guarantee-notice.tsx"
import { readStoryPicture } from "#app/features/content/story-picture.server.ts"
import { findLegalAlias, findLegalPage, legalPath } from "#app/i18n/legal-slugs.ts"
import { DEFAULT_LOCALE, splitLocale } from "#app/i18n/locales.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import type { Route } from "./+types/page.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

const ABOUT_SLUG = "about"

/** Legal and information pages; any other URL is a 404. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { locale } = shopContext
  const { locale: named, rest } = splitLocale(url.pathname)
  const slug = rest.slice(1)
  const alias = findLegalAlias(slug)
  if (alias) throw redirect(legalPath(alias, named ?? DEFAULT_LOCALE), 301)
  const legal = findLegalPage(slug)
  // A legal slug belongs to one language; in another one it redirects to the page's slug there.
  if (legal && named && named !== legal.locale) throw redirect(legalPath(legal.page, named), 301)
  const content = await readContent(shopContext, slug, legal?.locale ?? locale)
  if (!content) throw data(null, { status: 404 })
  return {
    content,
    guarantee: legal?.page === "guarantee" ? guaranteeNotice(shopContext) : null,
    picture: slug === ABOUT_SLUG ? await readStoryPicture(shopContext) : null,
  }
}

export default function Page({ loaderData: { content, guarantee, picture } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.title} description={content.description} />
      <ContentPage
        content={content}
        notice={
          (guarantee && <GuaranteeNotice notice={guarantee} className="mt-8" />) ??
          (picture && (
            <Picture
              source={picture}
              sizes="(min-width: 48rem) 40rem, 92vw"
              priority
              fill
              className="mt-8 aspect-3/2 rounded-sm"
            />
          ))
        }
      />
    </>
  )
}
