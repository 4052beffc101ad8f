import type { RouterContextProvider, ServerBuild } from "react-router"

const PATH = "/api/session"
const ROUTE = "routes/api/session-api"

/**
 * What every page asks for its visitor goes straight to its loader: looking for its route among all the others would
 * cost more than the answer.
 * @returns nothing for any other request
 */
export async function answerForEveryPage(
  build: ServerBuild,
  request: Request,
  context: RouterContextProvider,
): Promise<Response | undefined> {
  if (request.method !== "GET" || !request.url.includes(PATH)) return undefined
  const url = new URL(request.url)
  if (url.pathname !== PATH) return undefined
  const answer = await build.routes[ROUTE]?.module.loader?.({
    ...{ request, url, context },
    pattern: PATH,
    params: {},
  })
  if (!(answer instanceof Response)) throw new Error(`The loader of ${PATH} gave no response.`)
  return answer
}
