import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { forgetOtherBuilds, keepFile, keepingOf, keepPage } from "./kept-answers.ts"
import { mayKeepPage, offlineAddress, requestKind } from "./request-kind.ts"

/** Filled in by the build (`build-service-worker.ts`). */
declare const BUILD_ID: string
declare const self: ServiceWorkerGlobalScope

/**
 * Makes the shop usable offline (ADR 0044): files as fetched, public pages as last seen, and an offline page.
 * Pages come from the network whenever it answers, so that no price is outdated while there is a connection;
 * pages with a visitor's data are never cached.
 */
const keeping = keepingOf(BUILD_ID)
const offlinePages = LOCALES.map((locale) => `/${locale}/offline`)
/**
 * Styles, fonts and scripts of the offline page: without its script it would not know which page was
 * requested.
 */
const FILES_OF_PAGE = /"(\/assets\/[^"]+\.(?:css|woff2|js))"/g

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(offlinePages.map(keepOfflinePage)).then(() => self.skipWaiting()))
})

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherBuilds(keeping).then(() => self.clients.claim()))
})

self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin)
  if (kind === "file") event.respondWith(answerFile(event))
  if (kind === "page") event.respondWith(answerPage(event))
})

/** The page reports which page is open, so that one opened by the router is cached, too. */
self.addEventListener("message", (event) => {
  const { seen, files } = event.data as { seen: string; files: string[] }
  event.waitUntil(Promise.all([keepSeen(seen), ...files.map(keepLoaded)]))
})

async function answerFile({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && answer.status === 200) await keepFile(keeping.files, request, answer.clone())
  return answer
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (mayKeepPage(answer)) event.waitUntil(keepPage(keeping.pages, request.url, answer.clone()))
    return answer
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const kept = await caches.match(request.url, { cacheName: keeping.pages })
    return kept ?? findOffline(request.url)
  }
}

async function findOffline(url: string): Promise<Response> {
  const page = offlinePages.find((path) => new URL(url).pathname === path)
  const kept = page && (await caches.match(page, { cacheName: keeping.pages }))
  return kept || Response.redirect(offlineAddress(url, LOCALES, DEFAULT_LOCALE))
}

async function keepSeen(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  if (await caches.match(href, { cacheName: keeping.pages })) return
  try {
    const answer = await fetch(href)
    if (mayKeepPage(answer)) await keepPage(keeping.pages, href, answer)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

/**
 * The file was loaded before there was a service worker: the browser's HTTP cache still has it, so nothing is
 * downloaded twice.
 */
async function keepLoaded(url: string): Promise<void> {
  const request = new Request(url)
  if (requestKind(request, self.location.origin) !== "file" || (await caches.match(request))) return
  try {
    const answer = await fetch(request, { cache: "force-cache" })
    if (answer.ok) await keepFile(keeping.files, request, answer)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

async function keepOfflinePage(path: string): Promise<void> {
  const answer = await fetch(path, { cache: "no-cache" })
  if (!answer.ok) throw new TypeError(`${path} answered ${answer.status}`)
  const files = Array.from((await answer.clone().text()).matchAll(FILES_OF_PAGE), ([, file = ""]) => file)
  await keepPage(keeping.pages, path, answer)
  await (await caches.open(keeping.files)).addAll([...new Set(files)])
}
