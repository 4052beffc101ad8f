import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"
import { CONTENT_KIND_NAMES, type ContentKindName } from "../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { readAnnouncement, readPages } from "./public-content.ts"
import { readHome, readMenus, readSiteRedirects } from "./public-front.ts"

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

/** In seconds. */
const TIMEOUT = 60

/**
 * Writes the changed kinds of content to the change feed. Called after every publication, and by the job
 * `content-changes` for scheduled content and for processes that died before. Under a lock, as in announce-shop.ts.
 */
export async function announceContent(container: MedusaContainer): Promise<void> {
  await container
    .resolve(Modules.LOCKING)
    .execute("announce-content", () => announceChanges(container), { timeout: TIMEOUT })
}

async function announceChanges(container: MedusaContainer): Promise<void> {
  const content = container.resolve(CONTENT_MODULE)
  for (const kind of CONTENT_KIND_NAMES) {
    const state = JSON.stringify(await READ[kind](container))
    const fingerprint = createHash("sha256").update(state).digest("base64url")
    if (await content.isAnnounced(kind, fingerprint)) continue
    await container.resolve(CATALOGUE_MODULE).announce([`content:${kind}`])
    await content.noteAnnounced(kind, fingerprint)
  }
}
