import type { MeasuredEvent } from "./measured-event.ts"

/** The current page, as reported to services. */
interface MeasuredPage {
  address: string
  title: string
}

/** An external service that measures what consenting visitors do. */
export interface MeasuringService {
  showPage: (page: MeasuredPage) => void
  send: (event: MeasuredEvent) => void
  /** The consent was withdrawn: nothing more is sent, and the service's stored data is deleted. */
  stop: () => void
}

export const CURRENCY = "HUF"

export function insertScript(address: string): void {
  const script = document.createElement("script")
  script.src = address
  script.async = true
  document.head.append(script)
}

const EXPIRED = "max-age=0; path=/"

/** Deletes a service's cookies and stored data, on any of the shop's domains. */
export function deleteCookies(isItsOwn: (name: string) => boolean): void {
  const labels = location.hostname.split(".")
  const domains = labels.map((_, start) => `; domain=${labels.slice(start).join(".")}`)
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? ""
    if (!isItsOwn(name)) continue
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; ${EXPIRED}${domain}`
    }
  }
}
