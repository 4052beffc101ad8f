import { splitLocale } from "#app/i18n/locales.ts"
import { isUnsubscribePage } from "#app/i18n/newsletter-slugs.ts"
import { isPhotoForm } from "./photo-forms.server.ts"

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"])
const JSON_TYPE = "application/json"
const FORM_TYPE = "application/x-www-form-urlencoded"
const PHOTO_TYPE = "multipart/form-data"

export interface GateRequest {
  method: string
  pathname: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export type GateVerdict = { allowed: true } | { allowed: false; status: 403 | 405 | 415; reason: string }

/**
 * Checks the origin of every changing request (React Router checks none on resource routes, and none if
 * `Origin` is missing): same-origin by Fetch Metadata, otherwise by `Origin`. Under /api only JSON is accepted,
 * because another site's page can send forms there but no JSON without a preflight; pages take posted forms alone, of a
 * type that they can read. Unsubscribing is also done by mail servers (RFC 8058): there the signed token of the link is the authorization, and no cookie is used.
 */
export function judgeOrigin(request: GateRequest, publicOrigin: string): GateVerdict {
  if (SAFE_METHODS.has(request.method)) return { allowed: true }
  const isMailProgram = isUnsubscribePage(splitLocale(request.pathname).rest)
  const isData = answersData(request.pathname)
  const { origin = publicOrigin } = request.headers
  // React Router compares the origin of a page's form as well, and logs a difference as an error of the server.
  const isForeignForm = !isData && origin !== publicOrigin
  if (isForeignForm || !(isMailProgram || isSameOrigin(request.headers, publicOrigin))) {
    return { allowed: false, status: 403, reason: "The request comes from another site." }
  }
  const type =
    String(request.headers["content-type"] ?? "")
      .split(";")[0]
      ?.trim()
      .toLowerCase() ?? ""
  if (!isData && request.method !== "POST") {
    return { allowed: false, status: 405, reason: "A page is read, or gets a form." }
  }
  const expected = isData ? [JSON_TYPE] : formTypes(request.pathname)
  if (!expected.includes(type) && !(isData && !hasBody(request.headers))) {
    return { allowed: false, status: 415, reason: `The body must be ${expected.join(" or ")}.` }
  }
  return { allowed: true }
}

const answersData = (pathname: string) => pathname.startsWith("/api/") || pathname.endsWith(".json")

const formTypes = (pathname: string) => (isPhotoForm(pathname) ? [FORM_TYPE, PHOTO_TYPE] : [FORM_TYPE])

const hasBody = (headers: GateRequest["headers"]): boolean =>
  Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined

function isSameOrigin(headers: GateRequest["headers"], publicOrigin: string): boolean {
  const fetchSite = headers["sec-fetch-site"]
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none"
  return headers.origin === publicOrigin
}
