import type { MeasuredEvent } from "./measured-event.ts"

/** Where somebody is, as services are told. */
export interface MeasuredPage {
  address: string
  title: string
}

/** A service of others that measures what visitors do who have consented. */
export interface MeasuringService {
  showPage: (page: MeasuredPage) => void
  tell: (event: MeasuredEvent) => void
  /** The consent is gone: nothing is sent from now on, and what it has kept here is deleted. */
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

/** Deletes what a service has put into this browser, on whichever of the shop's domains. */
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
