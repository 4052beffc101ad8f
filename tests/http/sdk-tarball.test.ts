import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { runCommand } from "../../tools/programs/command.ts"
import { PACKAGES } from "../../tools/programs/project-paths.ts"
import { packSdk, stageSdk } from "../../tools/sdk-package/stage-sdk.ts"
import { newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/**
 * The situation of another developer: an empty folder, the client's tarball, and the examples of its README.
 */

const EXAMPLES = join(PACKAGES, "commerce-sdk", "examples")

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porteka-stranger-"))
  const staged = join(folder, "staged")
  await mkdir(staged)
  await stageSdk(staged)
  const tarball = await packSdk(staged)
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }))
  await cp(EXAMPLES, join(folder, "examples"), { recursive: true })
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--omit=peer", tarball])
})
afterAll(() => rm(folder, { recursive: true }))

async function run(program: string, args: string[]): Promise<string> {
  const { code, output } = await runCommand(program, args, { cwd: folder })
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}: ${output}`)
  return output
}

/** Runs an example there in a separate process. */
async function example<Answer>(file: string, name: string, ...args: unknown[]): Promise<Answer> {
  const call = `console.log(JSON.stringify(await ${name}(...${JSON.stringify(args)})))`
  await writeFile(join(folder, "main.ts"), `import { ${name} } from "./examples/${file}"\n${call}\n`)
  const output = await run(process.execPath, ["--no-warnings", "main.ts"])
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Answer
}

const { backendUrl, publishableKey, adminEmail, adminPassword } = stack

test("the store and the order desk: an order is placed, and its payment recorded", async () => {
  type Order = { id: string; items: unknown[] }
  const order = await example<Order>(
    "place-order.ts",
    "placeOrder",
    backendUrl,
    publishableKey,
    (await testProductOf("checkout", 3)).handle,
  )
  expect(order.items).toHaveLength(1)
  const waiting = await example<number>(
    "order-desk.ts",
    "recordPayment",
    backendUrl,
    adminEmail,
    adminPassword,
    order.id,
  )
  expect(waiting).toBeGreaterThan(0)
  const admin = await Administrator.signIn()
  const kept = await admin.get<{ order: { payment_status: string } }>(
    `/orders/${order.id}?fields=payment_status`,
  )
  expect(kept.order.payment_status).toBe("captured")
})

test("auth: a customer logs in and reads the own data", async () => {
  const { email, password } = await newAccount()
  const customer = await example("sign-in.ts", "whoAmI", backendUrl, publishableKey, email, password)
  expect(customer).toMatchObject({ email, has_account: true })
})

test("the admin API: a product is drafted, changed and deleted", async () => {
  const product = await example<{ id: string }>(
    "draft-product.ts",
    "draftProduct",
    backendUrl,
    adminEmail,
    adminPassword,
  )
  expect(product).toMatchObject({ title: "Mézesbödön", status: "draft" })
  const admin = await Administrator.signIn()
  const { products } = await admin.get<{ products: unknown[] }>(`/products?id=${product.id}`)
  expect(products).toEqual([])
})
