import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { CONTENT_KIND_NAMES, type ContentKindName } from "../../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../../modules/content/index.ts"
import { readAnnouncement, readPages } from "../../shop/public-content.ts"
import { readHome, readMenus, readSiteRedirects } from "../../shop/public-front.ts"
import { announceChange } from "./announce-change.ts"

const READ: Record<ContentKindName, (container: MedusaContainer) => Promise<unknown>> = {
  announcement: readAnnouncement,
  page: readPages,
  home: readHome,
  menu: readMenus,
  redirects: readSiteRedirects,
  search: (container) => container.resolve(CONTENT_MODULE).inForce("search"),
  filters: (container) => container.resolve(CONTENT_MODULE).inForce("filters"),
  maker: (container) => container.resolve(CONTENT_MODULE).inForce("maker"),
  journal: (container) => container.resolve(CONTENT_MODULE).inForce("journal"),
}

/**
 * Writes the changed kinds of content to the change feed. Called after every publication, and by the job
 * `content-changes` for scheduled content and for processes that died before.
 */
export async function announceContent(container: MedusaContainer): Promise<void> {
  const content = container.resolve(CONTENT_MODULE)
  for (const kind of CONTENT_KIND_NAMES) {
    const name = `content:${kind}` as const
    await announceChange(container, name, {
      read: () => READ[kind](container),
      isAnnounced: (fingerprint) => content.isAnnounced(kind, fingerprint),
      announce: () => container.resolve(CATALOGUE_MODULE).announce([name]),
      noteAnnounced: (fingerprint) => content.noteAnnounced(kind, fingerprint),
    })
  }
}
