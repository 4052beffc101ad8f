import type { MedusaContainer } from "@medusajs/framework/types"
import type { Maker, MakerSummary } from "@porteka/commerce-sdk"
import { postalCodeOfTown, roughPlaceOf } from "@porteka/hungary/postal-places"
import { DEFAULT_LOCALE, type Locale } from "@porteka/shop/languages"
import { type Coordinates, readCoordinates } from "../modules/content/coordinates.ts"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { readPicture } from "../modules/content/picture-value.ts"
import type { ContentInForce } from "../modules/content/service.ts"
import { queryRows } from "../records/query-rows.ts"

/** The number of products on a maker's page; the search finds the others by the maker's name. */
const MOST_PRODUCTS = 24

/** Makers with their own page, by name. */
export async function readMakerPages(container: MedusaContainer, locale: Locale): Promise<MakerSummary[]> {
  const entries = await container.resolve(CONTENT_MODULE).inForce("maker")
  const byName = new Intl.Collator(DEFAULT_LOCALE).compare
  return entries.map((entry) => toSummary(entry, locale)).toSorted((a, b) => byName(a.name, b.name))
}

/** A maker's page with its newest products; null if there is none. */
export async function findMakerPage(
  container: MedusaContainer,
  handle: string,
  locale: Locale,
): Promise<Maker | null> {
  const entries = await container.resolve(CONTENT_MODULE).inForce("maker")
  const entry = entries.find(({ key }) => key === handle)
  if (!entry) return null
  const summary = toSummary(entry, locale)
  return {
    ...summary,
    story: textOf(entry, "text", locale),
    product_handles: await readHandles(container, summary.name),
  }
}

/** The URL of each maker's page by the maker's name, which products contain. */
export async function readMakerHandles(container: MedusaContainer): Promise<Map<string, string>> {
  const entries = await container.resolve(CONTENT_MODULE).inForce("maker")
  // The latest published one comes first: of two with the same name it is used.
  return new Map(entries.toReversed().map(({ key, values }) => [values.name ?? "", key]))
}

function toSummary(entry: ContentInForce, locale: Locale): MakerSummary {
  const { name = "", place = "", location = "", since = "", picture = "" } = entry.values
  const shown = readPicture(picture)
  return {
    handle: entry.key,
    name,
    place,
    trade: textOf(entry, "trade", locale),
    excerpt: textOf(entry, "excerpt", locale),
    location: readCoordinates(location) ?? townOnMap(place),
    since: since ? Number(since) : null,
    picture: shown && { ...shown, alt: shown.alt?.[locale] ?? name },
  }
}

/** A town of Hungary needs no coordinates. */
function townOnMap(town: string): Coordinates | null {
  const code = postalCodeOfTown(town)
  return code ? roughPlaceOf(code) : null
}

const textOf = ({ values }: ContentInForce, name: string, locale: Locale) =>
  values[`${name}.${locale}`] || values[`${name}.${DEFAULT_LOCALE}`] || ""

async function readHandles(container: MedusaContainer, maker: string): Promise<string[]> {
  const rows = await queryRows<{ handle: string }>(
    container,
    `select handle from product
        where deleted_at is null and status = 'published' and metadata #>> '{maker,name}' = ?
        order by coalesce(metadata ->> 'first_published_at', to_char(created_at, 'YYYY-MM-DD')) desc, handle
        limit ${MOST_PRODUCTS}`,
    [maker],
  )
  return rows.map(({ handle }) => handle)
}
