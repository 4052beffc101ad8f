import { createServer } from "node:net"
import { expect, test } from "vitest"
import { findFreePort, isPortFree, requireFreePort } from "./ports.ts"

test("a port is free until somebody listens on it", async () => {
  const port = await findFreePort()
  expect(await isPortFree(port, "127.0.0.1")).toBe(true)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  expect(await isPortFree(port, "127.0.0.1")).toBe(false)
  await expect(
    requireFreePort({ number: port, host: "127.0.0.1", variable: "PORT" }, "the storefront"),
  ).rejects.toMatchObject({
    name: "UserError",
    message: expect.stringContaining(`Port ${port}`),
    advice: expect.stringContaining(`PORT=${port + 1} npm start`),
  })
  await new Promise((resolve) => server.close(resolve))
})

test("no port is given twice", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, findFreePort))
  expect(new Set(ports).size).toBe(ports.length)
})
