import { CONTROL_ROUTES } from "../control/control-api.ts"
import { type ControlBody, ControlError } from "../control/control-body.ts"
import { findRoute } from "../route-table.ts"
import type { Sandbox } from "../sandbox.ts"
import type { Endpoint } from "./api-endpoint.ts"
import { readBody } from "./read-body.ts"
import { replyJson } from "./reply.ts"

/**
 * `/sandbox/*`: for tests. Changes must be JSON: a foreign page in the developer's browser cannot send that
 * without a CORS preflight, which is never allowed.
 */
export function controlEndpoint(sandbox: Sandbox, publicUrl: () => string): Endpoint {
  return async (request, response, url) => {
    const match = findRoute(CONTROL_ROUTES, request.method ?? "GET", url.pathname)
    if (match === undefined) return replyJson(response, 404, { error: "There is no such control" })
    try {
      const body =
        request.method === "POST" ? parse(await readBody(request), request.headers["content-type"]) : {}
      replyJson(response, 200, await match.handle(sandbox, body, match.ids, publicUrl()))
    } catch (error) {
      if (!(error instanceof ControlError)) throw error
      replyJson(response, 400, { error: error.message })
    }
  }
}

function parse(text: string, contentType: string | undefined): ControlBody {
  if (contentType?.split(";")[0] !== "application/json") throw new ControlError("The body must be JSON")
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as ControlBody
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ControlError("The body is not a JSON object")
}
