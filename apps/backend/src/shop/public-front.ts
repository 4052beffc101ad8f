import type { MedusaContainer } from "@medusajs/framework/types"
import type { SiteHome, SiteLink, SiteMenus, SiteRedirect } from "@porteka/commerce-sdk"
import { byLanguage, DEFAULT_LOCALE, type Locale } from "@porteka/shop/languages"
import type { ContentKindName, ContentValues } from "../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { readPicture } from "../modules/content/picture-value.ts"
import { readMenuLinks, readRedirects, readSections } from "../modules/content/site-lines.ts"

/** The owner's settings of the home page; null or empty values mean the shop's default. */
export async function readHome(container: MedusaContainer): Promise<SiteHome> {
  const values = await valuesOf(container, "home")
  const picture = readPicture(values.picture ?? "")
  const sections = readSections(values.sections ?? "").read
  return {
    picture: picture && { ...picture, alt: "" },
    sections: sections.length > 0 ? sections : null,
    collection_handles: toHandles(values.collections),
    picked_handles: toHandles(values.picked),
    texts: byLanguage((locale) => {
      const text = (name: string) => values[`${name}.${locale}`] || null
      return {
        hero_title: text("hero_title"),
        hero_text: text("hero_text"),
        hero_button: text("hero_button"),
        hero_link: text("hero_link"),
        picked_title: text("picked_title") ?? values[`picked_title.${DEFAULT_LOCALE}`] ?? null,
        story_title: text("story_title"),
        story_text: text("story_text"),
      }
    }),
  }
}

/** The links of header and footer, in each language that has its own. */
export async function readMenus(container: MedusaContainer): Promise<Record<Locale, SiteMenus>> {
  const values = await valuesOf(container, "menu")
  return byLanguage((locale) => {
    const links = (name: string): SiteLink[] | null => {
      const { read } = readMenuLinks(values[`${name}.${locale}`] ?? "")
      return read.length > 0 ? read : null
    }
    return {
      header: links("header"),
      shopping: links("shopping"),
      information: links("information"),
      shop: links("shop"),
    }
  })
}

export async function readSiteRedirects(container: MedusaContainer): Promise<SiteRedirect[]> {
  return readRedirects((await valuesOf(container, "redirects")).lines ?? "").read
}

async function valuesOf(container: MedusaContainer, kind: ContentKindName): Promise<ContentValues> {
  const [entry] = await container.resolve(CONTENT_MODULE).inForce(kind)
  return entry?.values ?? {}
}

const toHandles = (text = "") => text.split(/[\s,]+/).filter(Boolean)
