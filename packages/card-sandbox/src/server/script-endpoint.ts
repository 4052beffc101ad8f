import { fileURLToPath } from "node:url"
import { CARD_FORM_CSP, cardFormPage } from "../pages/card-form-page.ts"
import { CARD_FORM_CSS } from "../pages/card-form-style.ts"
import { pickLanguage } from "../pages/html.ts"
import type { Endpoint } from "./api-endpoint.ts"
import { linkScript } from "./link-script.ts"
import { reply, replyHtml } from "./reply.ts"

/** The compiled scripts, the same for `src` and `dist`. */
const BROWSER_SCRIPTS = new URL("../../dist/browser/", import.meta.url)

const link = (entry: string) => linkScript(fileURLToPath(new URL(entry, BROWSER_SCRIPTS)))

/** The paths of Stripe's script: `/v3/`, and `/{release}/stripe.js` since 2024. */
const SCRIPT_PATH = /^\/(v3\/?|[a-z0-9]+\/stripe\.js)$/

const JAVASCRIPT = { "content-type": "text/javascript; charset=utf-8" }

/** The browser's script, and the page in the iframe that it creates. Null: any other path. */
export function scriptEndpoint(): (path: string) => Endpoint | null {
  const stripeJs = link("stripe-js/main.js")
  const cardForm = link("card-form/main.js")

  return (path) => {
    if (SCRIPT_PATH.test(path)) {
      return async (_, response) =>
        reply(response, 200, { ...JAVASCRIPT, "access-control-allow-origin": "*" }, stripeJs)
    }
    switch (path) {
      case "/elements/card-form":
        return async (_, response, url) =>
          replyHtml(response, 200, CARD_FORM_CSP, cardFormPage(pickLanguage(url.searchParams.get("locale"))))
      case "/elements/card-form.js":
        return async (_, response) => reply(response, 200, JAVASCRIPT, cardForm)
      case "/elements/card-form.css":
        return async (_, response) =>
          reply(response, 200, { "content-type": "text/css; charset=utf-8" }, CARD_FORM_CSS)
      default:
        return null
    }
  }
}
