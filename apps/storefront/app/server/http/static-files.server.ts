import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"
import { WHEN_OVERLOADED } from "./when-overloaded.server.ts"

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const ONE_HOUR_SECONDS = 60 * 60

/** E-mails in a browser, price comparisons and other sites show the shop's pictures, too. */
const SHOWN_ELSEWHERE = { "cross-origin-resource-policy": "cross-origin" }
/** Headers of a picture that was just fetched; the same as for stored ones. */
export const PICTURE_HEADERS = {
  "cache-control": `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
  ...SHOWN_ELSEWHERE,
}

/** Headers that only have a meaning for documents and answers of the shop, not for scripts, styles or pictures. */
const OF_DOCUMENTS = [
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "x-request-id",
]

/**
 * Served by an overloaded process, too: they cost little, and a stored page that has lost its scripts and styles
 * is of no use to anybody.
 */
const OF_EVERY_PAGE = ["/assets/", "/pictures/"]

interface StaticFolders {
  clientFolder: string
  picturesFolder: string
}

/**
 * Serves the built scripts and styles (hashed names, precompressed), the prepared pictures (hashed names) and
 * the few files with fixed names. Nothing is compressed or resized on request.
 */
export async function registerStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (OF_EVERY_PAGE.some((prefix) => route.url.startsWith(prefix)))
      route.config = { ...route.config, ...WHEN_OVERLOADED }
  })
  const clientFolder = resolve(folders.clientFolder)
  const assets = join(clientFolder, "assets")
  const immutable = {
    maxAge: ONE_YEAR_SECONDS * 1000,
    immutable: true,
    index: false as const,
    wildcard: true,
    // A page has dozens of files, so headers without a meaning for them are omitted. A name stands for its
    // content forever, so nobody asks whether it has changed.
    lastModified: false,
    etag: false,
    acceptRanges: false,
    setHeaders: (reply: FastifyReply) => {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    },
  }
  if (existsSync(assets)) {
    await app.register(fastifyStatic, { ...immutable, root: assets, prefix: "/assets/", preCompressed: true })
  }
  await app.register(fastifyStatic, {
    ...immutable,
    root: resolve(folders.picturesFolder),
    prefix: "/pictures/",
    setHeaders: (reply: FastifyReply) => {
      immutable.setHeaders(reply)
      reply.headers(SHOWN_ELSEWHERE)
    },
    decorateReply: !existsSync(assets),
  })
  if (existsSync(clientFolder)) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      prefix: "/",
      wildcard: false,
      index: false,
      decorateReply: false,
      maxAge: ONE_HOUR_SECONDS * 1000,
      globIgnore: ["assets/**", ".vite/**"],
    })
  }
}
