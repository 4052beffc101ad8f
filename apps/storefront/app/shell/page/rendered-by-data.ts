import { type FunctionComponent, memo, type NamedExoticComponent } from "react"

interface PageProps {
  loaderData?: unknown
  actionData?: unknown
}

/**
 * A route's page that is rendered again only for other data. The router renders every open route at each step of a
 * navigation and of a form post, which costs a slow phone a tenth of a second for a long list. What a page reads by
 * hooks still updates it.
 */
export function renderedByData<Props extends PageProps>(
  Page: FunctionComponent<Props>,
): NamedExoticComponent<Props> {
  return memo(
    Page,
    (before, after) => before.loaderData === after.loaderData && before.actionData === after.actionData,
  )
}
