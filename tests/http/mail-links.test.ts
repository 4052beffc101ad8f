import { expect, test } from "vitest"
import { mailsTo } from "../fixtures/outbox.ts"
import { buy } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }

test.each(TEST_LOCALES)("every link of an order's e-mail in %s opens a page", async (language) => {
  const testProduct = await testProductOf("checkout", 3)
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const
  const { person } = await buy(new Shopper(), language, [testProduct], choice)
  await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBe(1)
  const [mail] = await mailsTo(person.email)
  const links = [...(mail?.html ?? "").matchAll(/<a [^>]*href="(http[^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  )
  const ours = [...new Set(links)].filter((href) => href.startsWith(stack.shopUrl))
  expect(ours.length).toBeGreaterThan(5)
  for (const href of ours) {
    const { pathname, search } = new URL(href)
    const answer = await new Shopper().open(pathname + search)
    expect([href, answer.status]).toEqual([href, 200])
    expect(answer.path).toMatch(new RegExp(`^/${language}(/|$)`))
  }
})
