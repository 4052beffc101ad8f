import { type IncomingHttpHeaders, STATUS_CODES } from "node:http"
import { CART_CROWDED } from "@porteka/commerce-sdk/wire"
import { CART_RETRY_SECONDS, textsByLanguage } from "@porteka/shop"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { ServerBuild } from "react-router"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { resolveTarget } from "../page-cache/page-target.server.ts"
import { isDataPath, pathOf } from "../security/request-target.server.ts"
import { toApiError } from "./api-error.server.ts"

const TEXTS = textsByLanguage({
  hu: {
    title: "Ezt a kérést nem tudtuk teljesíteni",
    400: "A cím vagy az elküldött adat hibás.",
    404: "Ez a fájl nem található.",
    405: "Ez a cím ilyen kérést nem fogad.",
    408: "Az elküldött adat fél perc alatt nem érkezett meg, lassú a kapcsolat. Kérjük, küldje el újra.",
    "408 files":
      "Az elküldött adat fél perc alatt nem érkezett meg, lassú a kapcsolat. Kérjük, küldje el újra, kisebb képekkel vagy képek nélkül.",
    413: "Az elküldött adat túl nagy. Kérjük, küldjön rövidebb szöveget.",
    "413 files":
      "Az elküldött adat túl nagy. Kérjük, küldjön kevesebb vagy kisebb képet, illetve rövidebb szöveget.",
    415: "Az elküldött adat formátumát nem ismerjük.",
    403: "A kérés nem erről az oldalról érkezett. Kérjük, frissítse az oldalt, és próbálja újra.",
    429: "Túl sok kérés érkezett rövid idő alatt. Kérjük, próbálja újra egy perc múlva.",
    503: "A bolt most nagyon sok kérést szolgál ki. Kérjük, próbálja újra néhány másodperc múlva.",
    [CART_CROWDED]:
      "A bolt most nagyon sok vásárlót szolgál ki, ezért a kosár nem változott. Kérjük, próbálja újra néhány másodperc múlva.",
    other: "Váratlan hiba történt. Kérjük, próbálja újra.",
    home: "Vissza a kezdőlapra",
    cart: "Vissza a kosárhoz",
    form: "Vissza az űrlaphoz",
  },
  en: {
    title: "We could not do this",
    400: "The address or what was sent is faulty.",
    404: "There is no such file.",
    405: "This address does not take such a request.",
    408: "What you sent did not arrive within half a minute: the connection is slow. Please send it again.",
    "408 files":
      "What you sent did not arrive within half a minute: the connection is slow. Please send it again, with smaller pictures or none.",
    413: "What was sent is too large. Please send a shorter text.",
    "413 files": "What was sent is too large. Please send fewer or smaller pictures, or a shorter text.",
    415: "What was sent is in a format we do not know.",
    403: "The request did not come from this site. Please reload the page and try again.",
    429: "Too many requests in a short time. Please try again in a minute.",
    503: "The shop is very busy right now. Please try again in a few seconds.",
    [CART_CROWDED]:
      "The shop is very busy right now, and your cart was not changed. Please try again in a few seconds.",
    other: "An unexpected error occurred. Please try again.",
    home: "Back to the home page",
    cart: "Back to the cart",
    form: "Back to the form",
  },
})

const PLAIN_TEXT = "text/plain; charset=utf-8"
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface Refusal {
  status: number
  /** For programs; pages show one of our texts. */
  reason: string
  stylesheet: string | null
  /** Retry-After in seconds, if different from the status's default. */
  retryAfter?: number
}

/** The answers to what a form sent: its page has the same address, so that an empty link leads to it. */
const FORM_STATUSES = [408, 413]
const UNAVAILABLE = 503
const RETRY_AFTER_SECONDS: Partial<Record<number, number>> = { 429: 60, [UNAVAILABLE]: 5 }

/** The shop's style sheet, as named by the root route; null if there is none. */
export function findStylesheet(build: ServerBuild): string | null {
  const links = build.routes.root?.module.links?.() ?? []
  const sheet = links.find((link) => "rel" in link && link.rel === "stylesheet")
  return sheet && "href" in sheet ? (sheet.href ?? null) : null
}

/** The error for a cart change refused because of load. */
export const crowdedCart = (stylesheet: string | null): Refusal => ({
  status: UNAVAILABLE,
  reason: CART_CROWDED,
  stylesheet,
  retryAfter: CART_RETRY_SECONDS,
})

/** Errors raised before React Router: JSON under /api, otherwise a small page in the visitor's language. */
export function plainError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reason, stylesheet, retryAfter = RETRY_AFTER_SECONDS[status] }: Refusal,
): FastifyReply {
  reply.status(status).header("cache-control", "private, no-store")
  // RFC 9110, section 15.5.6. Only pages refuse methods here.
  if (status === 405) reply.header("allow", "GET, HEAD, POST")
  // The rate limiter has set this header itself.
  if (retryAfter && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfter)
  if (request.url.startsWith("/api/")) {
    // The reason of a server error can contain internals.
    return reply.send(toApiError(status, status >= 500 ? (STATUS_CODES[status] ?? "") : reason))
  }
  // The cart's script reads it and retries.
  const isData = isDataPath(pathOf(request.url))
  if (isData && reason === CART_CROWDED) return reply.type(PLAIN_TEXT).send(reason)
  return reply
    .header("content-security-policy", PLAIN_PAGE_POLICY)
    .type("text/html; charset=utf-8")
    .send(plainPage(request, { status, reason, stylesheet }))
}

interface Asked {
  url: string
  headers: Pick<IncomingHttpHeaders, "cookie" | "accept-language" | "content-type">
}

/** The page, in the visitor's language, uses the shop's style sheet only. */
export function plainPage({ url, headers }: Asked, { status, reason, stylesheet }: Refusal): string {
  const target = resolveTarget({
    url: url === "/" ? `/${DEFAULT_LOCALE}` : url,
    cookie: headers.cookie,
    acceptLanguage: headers["accept-language"],
  })
  const locale = target.kind === "redirect" ? DEFAULT_LOCALE : target.locale
  const texts: Record<string | number, string> = TEXTS[locale]
  const paths = pathsIn(locale)
  // Only a form with pictures is told to send fewer.
  const files = headers["content-type"]?.startsWith("multipart/") ? " files" : ""
  const [back, backText] =
    reason === CART_CROWDED
      ? [paths.cart(), texts.cart]
      : FORM_STATUSES.includes(status)
        ? ["", texts.form]
        : [paths.home(), texts.home]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : ""}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main class="mx-auto flex min-h-dvh max-w-120 flex-col items-center justify-center px-4 py-16 text-center">
<p class="title text-display text-ink-muted tabular">${status}</p>
<h1 class="mt-3 text-title-md">${texts.title}</h1>
<p class="mt-3 text-balance text-ink-muted">${texts[reason] ?? texts[status + files] ?? texts[status] ?? texts.other}</p>
<p class="mt-8"><a class="text-link" href="${back}">${backText}</a></p>
</main>
</body>
</html>`
}
