import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { KeepMarkupProvider } from "#app/i18n/kept-markup.tsx"
import "#app/i18n/messages.server.ts"
import { logger } from "#app/server/log.server.ts"
import { keepMarkup } from "#app/server/page-parts/kept-markup.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { NonceProvider } from "#app/shell/nonce.tsx"

const SERVER_ERROR = 500

/** In development a part's code may change without the data that it is made of. */
const keep = import.meta.env.DEV ? undefined : keepMarkup

/**
 * Renders the whole page before the first byte: loaders are awaited anyway, a stored page needs all its
 * bytes, and its security policy needs the hash of every inline script. Collecting chunks from Node's own
 * stream avoids three conversions of the default entry.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8")
  const { nonce } = loadContext.get(requestContext)
  const chunks: Buffer[] = []
  const failed = await new Promise<boolean>((resolve, reject) => {
    let errors = 0
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    sink.on("finish", () => resolve(errors > 0))
    const { pipe } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <KeepMarkupProvider value={keep}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </KeepMarkupProvider>
      </NonceProvider>,
      {
        nonce,
        // Otherwise React moves parts of a long page to its end, and only a script would move them back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error) {
          errors += 1
          logger.error({ err: error, url: request.url }, "A component failed while rendering.")
        },
      },
    )
  })
  return new Response(Buffer.concat(chunks), { headers, status: failed ? 500 : status })
}

/** Only unexpected errors: neither aborted requests nor refusals, such as of a form by a page that has none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) && error.status < SERVER_ERROR) return
  if (!request.signal.aborted) logger.error({ err: error, url: request.url }, "A route failed.")
}
