import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it, onTestFinished } from "vitest"
import { connect } from "./test-kit/official-clients.ts"
import { receiveWebhooks } from "./test-kit/webhook-receiver.ts"

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url))
const INTENT = { amount: 1_290_000, currency: "huf", confirm: true, payment_method: "pm_card_visa" }

/** The sandbox as `npm start` runs it. */
async function startProcess(env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(() => {
    child.kill("SIGKILL")
  })
  const [line] = await once(child.stdout, "data")
  const url = /http:\S+/.exec(String(line))?.[0]
  return { url: url ?? expect.unreachable(String(line)), child }
}

async function killAtOnce(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit")
  child.kill("SIGKILL")
  await gone
}

describe("a sandbox that is killed", () => {
  it("has lost nothing that it answered, and sends the webhooks it owes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "card-sandbox-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const shop = await receiveWebhooks()
    const env = { STATE_FILE: join(folder, "state.jsonl") }

    const first = await startProcess(env)
    const key = { idempotencyKey: "order-1" }
    const intent = await connect(first.url).paymentIntents.create(INTENT, key)
    const refund = await connect(first.url).refunds.create({ payment_intent: intent.id, amount: 290_000 })
    await killAtOnce(first.child)

    const second = await startProcess({ ...env, WEBHOOK_URL: shop.url, WEBHOOK_SECRET: "whsec_1" })
    const stripe = connect(second.url)
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: "succeeded",
      amount: 1_290_000,
    })
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ amount: 290_000 })
    expect((await stripe.paymentIntents.create(INTENT, key)).id).toBe(intent.id)
    expect((await stripe.charges.list()).data).toHaveLength(1)
    const received = await shop.waitFor(5)
    expect(new Set(received.map(({ type }) => type))).toEqual(
      new Set([
        "payment_intent.created",
        "charge.succeeded",
        "payment_intent.succeeded",
        "refund.created",
        "charge.refunded",
      ]),
    )
    await killAtOnce(second.child)
  })

  it("under load, knows every payment that was answered", async () => {
    const folder = mkdtempSync(join(tmpdir(), "card-sandbox-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const env = { STATE_FILE: join(folder, "state.jsonl") }
    const first = await startProcess(env)
    const stripe = connect(first.url)
    const answered: string[] = []
    const shoppers = Array.from({ length: 8 }, async () => {
      for (;;) answered.push((await stripe.paymentIntents.create(INTENT)).id)
    })
    while (answered.length < 50) await new Promise((resolve) => setImmediate(resolve))
    await killAtOnce(first.child)
    await Promise.allSettled(shoppers)

    const second = await startProcess(env)
    for (const id of answered) {
      expect((await connect(second.url).paymentIntents.retrieve(id)).status).toBe("succeeded")
    }
    await killAtOnce(second.child)
  })
})

it("tells what is wrong with its settings", async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: { WEBHOOK_URL: "http://127.0.0.1/" },
    stdio: ["ignore", "ignore", "pipe"],
  })
  const [message] = await once(child.stderr, "data")
  expect(String(message)).toContain("WEBHOOK_SECRET is needed")
  await once(child, "exit")
})
