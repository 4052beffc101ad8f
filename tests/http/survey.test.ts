import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

const KEY = "0123456789abcdef0123456789abcdef"

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

interface Arukereso {
  asked: URLSearchParams[]
  redeemed: URLSearchParams[]
}

/** A local Árukereső for the shop under test. @param redeems how it answers the second call, one after the other; then it accepts */
async function openArukereso(redeems: ("refuses" | "breaks off")[] = []): Promise<Arukereso> {
  const arukereso: Arukereso = { asked: [], redeemed: [] }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://arukereso")
    if (pathname === "/arukereso/t2/TokenRequest.php") {
      arukereso.asked.push(new URLSearchParams(await text(request)))
      response.end(JSON.stringify({ Token: `token-${arukereso.asked.length}` }))
    } else {
      arukereso.redeemed.push(searchParams)
      const how = redeems.shift()
      if (how === "breaks off") response.destroy()
      else response.writeHead(how ? 500 : 200).end()
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(stack.carriersPort, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return arukereso
}

async function useKey(key: string): Promise<void> {
  await admin.post("/shop-settings", { values: { "surveys.arukeresoKey": key } })
}

async function buyWith(survey: boolean) {
  const { variantId, sku } = await testProductOf("admin", 1)
  // Other files may have sold it out in this shop.
  await admin.setStock(sku, 10)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = freshEmail("kerdoiv")
  await buyer.checkout({ survey })
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  await buyer.buy(cart.total)
  return { email, sku }
}

test("a customer who ticked the box is passed on once, with address and products; others are not", async () => {
  await useKey(KEY)
  onTestFinished(() => useKey(""))
  const arukereso = await openArukereso()
  const [wanted, unwanted] = [await buyWith(true), await buyWith(false)]
  for (const _ of [1, 2]) await admin.runJob("surveys")
  await vi.waitFor(() => expect(arukereso.redeemed).toHaveLength(1), { timeout: 30_000 })
  await admin.runJob("surveys")
  expect(arukereso.asked.map((one) => one.get("Email"))).toEqual([wanted.email])
  expect(arukereso.asked[0]?.get("WebApiKey")).toBe(KEY)
  expect(JSON.parse(arukereso.asked[0]?.get("Products") ?? "")).toMatchObject([{ Id: wanted.sku }])
  expect(arukereso.redeemed[0]?.get("Token")).toBe("token-1")
  expect(JSON.stringify(arukereso.asked.map(String))).not.toContain(unwanted.email)
})

test("one whose questionnaire was refused is passed on again; one that it may have got, because the answer was lost, is not", async () => {
  await useKey(KEY)
  onTestFinished(() => useKey(""))
  const arukereso = await openArukereso(["refuses", "breaks off"])
  const { email } = await buyWith(true)
  const runLater = async () => {
    await sql("update survey_request set tried_at = tried_at - interval '5 minutes'")
    await admin.runJob("surveys")
    return arukereso.redeemed.length
  }
  const soon = { timeout: 30_000, interval: 500 }
  await expect.poll(runLater, soon).toBe(2)
  await runLater()
  const next = await buyWith(true)
  await expect.poll(runLater, soon).toBe(3)
  expect(arukereso.asked.map((one) => one.get("Email"))).toEqual([email, email, next.email])
})

test("without a key nobody is asked, and nobody is passed on", async () => {
  expect((await shopNow()).surveys.arukereso).toBeNull()
  const arukereso = await openArukereso()
  await buyWith(true)
  await admin.runJob("surveys")
  expect(arukereso.asked).toEqual([])
})
