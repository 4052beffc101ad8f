import type { CatalogueFacet, CatalogueList } from "@porteka/commerce-sdk"
import { FACETS, facetParameters, LOCALES, VALUES_FACETS } from "@porteka/shop"
import { describe, expect, test } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"
import { inOneState, list } from "./catalogue-api.ts"

const shopper = new Shopper()
const countOf = (html: string) => Number(/role="status"[^>]*>(\d+)/.exec(html)?.[1])

/** A choice with results: the same in the URL of a page and in the call to the back end. */
interface Choice {
  address: Record<string, string>
  call: Record<string, string>
  /** The number of results in the list that offers the choice; a range has none. */
  count: number | null
}

function choiceOf(facet: CatalogueFacet): Choice {
  const { key } = facet
  if (facet.kind === "values") {
    const [first] = facet.values
    if (!first) throw new Error(`No product has a value of "${key}".`)
    return { address: { [key]: first.value }, call: { [`facets[${key}]`]: first.value }, count: first.count }
  }
  if (facet.kind === "flag") return { address: { [key]: "1" }, call: { [key]: "true" }, count: facet.count }
  if (!facet.bounds) throw new Error(`No product has an amount of "${key}".`)
  const { min, max } = facet.bounds
  const bounds = { [`${key}_min`]: String(min), [`${key}_max`]: String(Math.floor((min + max) / 2)) }
  return { address: bounds, call: bounds, count: null }
}

/** The choice, its list, and its page, all of the same state. */
async function choose(key: CatalogueFacet["key"], locale: string) {
  return await inOneState(async () => {
    const whole = await list({ locale })
    const facet = whole.facets.find((one) => one.key === key)
    if (!facet) throw new Error(`The list does not offer "${key}".`)
    const choice = choiceOf(facet)
    const narrowed = await list({ locale, ...choice.call })
    const address = `/${locale}/products?${new URLSearchParams({ ...choice.address, sort: "name" })}`
    return { whole, facet, choice, narrowed, page: await shopper.send(address), address }
  })
}

describe.each(LOCALES)("every facet of the shop, in %s", (locale) => {
  test.each(FACETS)("$key works from the URL through list, form and chips to a page", async (definition) => {
    const { key, kind, label, publicPages } = definition
    const { whole, facet, choice, narrowed, page, address } = await choose(key, locale)

    expect(facet).toMatchObject({ kind, label: label[locale] })
    expect(narrowed.count).toBeGreaterThan(0)
    expect(narrowed.count).toBeLessThan(whole.count)
    if (choice.count !== null) expect(narrowed.count).toBe(choice.count)

    expect(page.status).toBe(200)
    expect(countOf(page.text)).toBe(narrowed.count)
    expect(page.text).toContain(label[locale])
    for (const [name, value] of Object.entries(choice.address)) {
      expect(inputOf(page.text, name, value), `${name} in the form`).toMatch(
        kind === "range" ? /value/ : /checked/,
      )
    }
    const chips = /<ul aria-label="[^"]+" class="[^"]*mb-7.*?<\/ul>/s.exec(page.text)?.[0] ?? ""
    expect(chips, "the way back").toContain(`href="/${locale}/products?sort=name"`)
    expect(chips, "the chip's name").toContain(chipOf(narrowed, key) ?? "")

    expect(page.headers["cache-control"]).toContain(publicPages ? "public" : "no-store")
    const { text: unnarrowed } = await shopper.send(`/${locale}/products?sort=name`)
    expect(countOf(unnarrowed)).not.toBe(narrowed.count)
    if (publicPages)
      expect((await shopper.send(`${address}&utm_source=x`)).headers.etag).toBe(page.headers.etag)
  })
})

test.each(FACETS)("invalid choices of $key are ignored", async (facet) => {
  const [parameter = ""] = facetParameters(facet)
  const { status, text } = await shopper.send(`/hu/products?${parameter}=%3Cscript%3E&sort=name`)
  expect([status, countOf(text)]).toEqual([200, countOf((await shopper.send("/hu/products?sort=name")).text)])
})

test.each(VALUES_FACETS.filter(({ onProduct }) => onProduct === "sheet"))(
  "$key is on the data sheet and in the structured data",
  async ({ key, label }) => {
    for (const locale of LOCALES) {
      const { facet } = await choose(key, locale)
      if (facet.kind !== "values") throw new Error(`"${key}" has no values.`)
      const [{ value, label: name } = { value: "", label: "" }] = facet.values
      const [card] = (await list({ locale, [`facets[${key}]`]: value })).products
      const { text } = await shopper.send(`/${locale}/product/${card?.handle}`)
      expect(text).toMatch(new RegExp(`<dt[^>]*>${label[locale]}</dt><dd[^>]*>${name}</dd>`))
      expect(text).toContain(`{"@type":"PropertyValue","name":"${label[locale]}","value":"${name}"}`)
    }
    const feed = await shopper.send("/feeds/google.xml")
    expect(feed.text).toContain(`<g:attribute_name>${label[LOCALES[0] ?? "hu"]}</g:attribute_name>`)
  },
)

function inputOf(html: string, name: string, value: string): string | undefined {
  const inputs = html.match(/<input[^>]*>/g) ?? []
  return inputs.find((input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`))
}

/** The chip's label of a values or flag facet. */
function chipOf({ facets }: CatalogueList, key: CatalogueFacet["key"]): string | undefined {
  const facet = facets.find((one) => one.key === key)
  if (facet?.kind === "values") return facet.values.find(({ chosen }) => chosen)?.label
  return facet?.kind === "flag" ? facet.label : undefined
}
