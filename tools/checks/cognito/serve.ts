import { randomUUID } from "node:crypto"
import { mkdtemp, rename, writeFile } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { z } from "zod"
import { type PoolRefusal, recordedContract } from "./recorded-contract.ts"
import { openUserPool, type SentCode } from "./user-pools.ts"

/** A local user pool for the tests. `PUT /outage` makes it unavailable, `DELETE /outage` available again. */

const { PORT, OUTBOX_DIR, POOL_ID, CLIENT_ID } = z
  .object({
    PORT: z.coerce.number(),
    OUTBOX_DIR: z.string(),
    POOL_ID: z.string(),
    CLIENT_ID: z.string(),
  })
  .parse(process.env)

const HOST = "127.0.0.1"
/** The shop's kinds of e-mails for those that Amazon sends. */
const KINDS: Record<SentCode["source"], string> = {
  SignUp: "account_code",
  ResendCode: "account_code",
  ForgotPassword: "password_reset",
  UpdateUserAttribute: "email_change_code",
}

/** Writes the e-mail to the shop's outbox, so that tests read it like any other. */
async function send({ source, email, code }: SentCode): Promise<void> {
  const kind = KINDS[source]
  const name = `${new Date().toISOString().replace(/[^0-9]/g, "")}-${kind}-${randomUUID()}`
  const text = `Your confirmation code is ${code}`
  const entry = {
    name,
    kind,
    locale: "en",
    to: email,
    subject: "Your verification code",
    created_at: new Date(),
  }
  const parts = { eml: text, html: text, txt: text, json: JSON.stringify(entry) }
  for (const [ending, content] of Object.entries(parts)) {
    const file = join(OUTBOX_DIR, `${name}.${ending}`)
    await writeFile(`${file}.part`, content)
    await rename(`${file}.part`, file)
  }
}

const place = { poolId: POOL_ID, clientId: CLIENT_ID, url: `http://${HOST}:${PORT}` }
const folder = await mkdtemp(join(tmpdir(), "porteka-cognito-"))
const pools = await openUserPool({ ...place, folder }, send)
const route = recordedContract(pools, send)
let isAway = false

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/x-amz-json-1.1" })
  response.end(JSON.stringify(body, (_, value) => value))
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === "/outage") {
    isAway = request.method === "PUT"
    answer(response, 200, { isAway })
  } else if (isAway) {
    request.socket.destroy()
  } else if (request.method === "GET") {
    answer(response, 200, { keys: [pools.publicKey] })
  } else {
    const target = String(request.headers["x-amz-target"]).split(".")[1] ?? ""
    answer(response, 200, await route(target, (await json(request)) as Record<string, unknown>))
  }
}

createServer((request, response) => {
  handle(request, response).catch((error: PoolRefusal) => {
    const { code = "InternalErrorException", message } = error
    answer(response, code === "InternalErrorException" ? 500 : 400, { __type: code, message })
  })
}).listen(PORT, HOST)
