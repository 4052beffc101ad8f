import { splitLocale } from "#app/i18n/locales.ts"
import { isUnsubscribePage } from "#app/i18n/newsletter-slugs.ts"

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"])
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"]

export interface GateRequest {
  method: string
  pathname: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export type GateVerdict = { allowed: true } | { allowed: false; status: 403 | 415; reason: string }

/**
 * Checks the origin of every changing request (React Router checks none on resource routes, and none if
 * `Origin` is missing): same-origin by Fetch Metadata, otherwise by `Origin`. Under /api only JSON is accepted,
 * because another site's page can send forms there but no JSON without a preflight. Unsubscribing is also done
 * by mail servers (RFC 8058): there the signed token of the link is the authorization, and no cookie is used.
 */
export function judgeOrigin(request: GateRequest, publicOrigin: string): GateVerdict {
  if (SAFE_METHODS.has(request.method)) return { allowed: true }
  const isMailProgram = isUnsubscribePage(splitLocale(request.pathname).rest)
  if (!isMailProgram && !isSameOrigin(request.headers, publicOrigin)) {
    return { allowed: false, status: 403, reason: "The request comes from another site." }
  }
  const type =
    String(request.headers["content-type"] ?? "")
      .split(";")[0]
      ?.trim()
      .toLowerCase() ?? ""
  const hasBody =
    Number(request.headers["content-length"] ?? 0) > 0 || request.headers["transfer-encoding"] !== undefined
  const expected = request.pathname.startsWith("/api/") ? ["application/json"] : FORM_TYPES
  if (hasBody && !expected.includes(type)) {
    return { allowed: false, status: 415, reason: `The body must be ${expected.join(" or ")}.` }
  }
  return { allowed: true }
}

function isSameOrigin(headers: GateRequest["headers"], publicOrigin: string): boolean {
  const fetchSite = headers["sec-fetch-site"]
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none"
  return headers.origin === publicOrigin
}
