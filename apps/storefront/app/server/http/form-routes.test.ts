import Fastify from "fastify"
import { expect, test } from "vitest"
import { LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import type { Pages } from "../page-cache/pages.server.ts"
import { registerForms } from "./form-routes.server.ts"

const BODY_LIMIT = 1_000

test("large forms are read a few at a time, whoever sends them, and small ones always", async () => {
  const waiting: (() => void)[] = []
  const pages = {
    answer: async (_request, reply) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return reply.send("read")
    },
  } as Pick<Pages, "answer">
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
  registerForms(app, pages, { bodyLimit: BODY_LIMIT, stylesheet: null })
  const send = (size: number, { path = LEGAL_PAGES.complaints.hu, network = 9 } = {}) =>
    app
      .inject({
        method: "POST",
        remoteAddress: `192.0.2.${network}`,
        url: `/hu/${path}`,
        headers: { "content-type": "multipart/form-data" },
        payload: Buffer.alloc(size),
      })
      .then(({ statusCode }) => statusCode)

  const first = [1, 1, 2, 3].map((network) => send(2 * BODY_LIMIT, { network }))
  await expect.poll(() => waiting.length).toBe(4)
  const refused = [
    await send(2 * BODY_LIMIT),
    await send(2 * BODY_LIMIT, { path: "order/order_1/reviews", network: 2 }),
  ]
  expect(refused).toEqual([503, 503])
  const small = send(BODY_LIMIT)
  await expect.poll(() => waiting.length).toBe(5)
  for (const answer of waiting.splice(0)) answer()
  expect(await Promise.all([...first, small])).toEqual([200, 200, 200, 200, 200])

  const later = send(2 * BODY_LIMIT)
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect(await later).toBe(200)
  await app.close()
})
