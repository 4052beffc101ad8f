import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http"
import { createServer as createViteServer } from "vite"

/** The shop in development: Vite serves its modules, our own pipeline everything else. */
const http = createHttpServer()
const vite = await createViteServer({ server: { middlewareMode: { server: http } }, appType: "custom" })

interface PipelineModule {
  createPipeline: typeof import("./app/server/pipeline.server.ts").createPipeline
}

let present: { build: object; pipeline: ReturnType<PipelineModule["createPipeline"]> } | undefined

/**
 * One pipeline per version of the code: a changed module creates a new one, and the change feed of the old
 * one is closed.
 */
async function pipeline() {
  const build = await vite.ssrLoadModule("virtual:react-router/server-build")
  if (present?.build === build) return present.pipeline
  const last = present
  present = { build, pipeline: makePipeline(build) }
  last?.pipeline.then(({ close }) => close())
  return present.pipeline
}

async function makePipeline(build: object) {
  const [{ createPipeline }, { env }] = await Promise.all([
    vite.ssrLoadModule("/app/server/pipeline.server.ts") as Promise<PipelineModule>,
    vite.ssrLoadModule("/app/server/env.server.ts"),
  ])
  return createPipeline(build as never, { ...env, PAGE_CACHE: "off" }, "public")
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { app } = await pipeline()
  app.routing(request, response)
}

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((error: Error) => {
      vite.ssrFixStacktrace(error)
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(error.stack)
    })
  })
})

const { env } = await vite.ssrLoadModule("/app/server/env.server.ts")
http.listen(env.PORT, env.HOST, () => {
  console.info(`The storefront is open on ${env.PUBLIC_URL} (reloading).`)
})
