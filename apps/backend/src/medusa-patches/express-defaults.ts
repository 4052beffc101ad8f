import type { IncomingMessage, ServerResponse } from "node:http"
import { createRequire } from "node:module"

type Done = (error?: unknown) => void

/** What all applications of Express 4 inherit. */
interface Application {
  defaultConfiguration(): void
  disable(setting: string): void
  get(setting: string): unknown
  handle(req: IncomingMessage, res: ServerResponse, done?: Done): void
}

type FinalHandler = (req: IncomingMessage, res: ServerResponse, options: object) => Done

const NOT_FOUND = 404
const NOTHING = JSON.stringify({ type: "not_found", message: "There is nothing at this address" })

let installed = false

/**
 * Express names itself in every answer, and answers a path without a route with a page in HTML that repeats the path: here
 * it gets the same answer as an unknown record. Changes what applications inherit, before Medusa creates its own.
 */
export function installExpressDefaults(): void {
  if (installed) return
  installed = true
  const ofMedusa = createRequire(require.resolve("@medusajs/medusa/package.json"))
  const ofExpress = createRequire(ofMedusa.resolve("express"))
  const { application } = ofMedusa("express") as { application: Application }
  const answerFault = ofExpress("finalhandler") as FinalHandler
  const { defaultConfiguration, handle } = application

  application.defaultConfiguration = function configure() {
    defaultConfiguration.call(this)
    this.disable("x-powered-by")
  }

  application.handle = function handleOrAnswer(req, res, done) {
    const answer: Done = (error) => {
      if (error) answerFault(req, res, { env: this.get("env"), onerror: write })(error)
      else if (!res.headersSent) answerNothing(res)
    }
    // Of an application within another one, the outer goes on.
    handle.call(this, req, res, done ?? answer)
  }
}

const write = ({ stack }: Error): void => {
  process.stderr.write(`${stack}\n`)
}

function answerNothing(res: ServerResponse): void {
  res.writeHead(NOT_FOUND, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(NOTHING),
  })
  res.end(NOTHING)
}
