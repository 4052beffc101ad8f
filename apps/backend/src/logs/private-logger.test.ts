import { logger } from "@medusajs/framework/logger"
import { expect, onTestFinished, test, vi } from "vitest"
import { privateLogger } from "./private-logger.ts"

test("no personal data and no secret is in a line, whatever an error contains", () => {
  const said: unknown[] = []
  for (const method of ["info", "error"] as const) {
    const spy = vi.spyOn(logger, method).mockImplementation((...args: unknown[]) => void said.push(...args))
    onTestFinished(() => spy.mockRestore())
  }
  const ours = privateLogger()
  onTestFinished(() => logger.unsetLogLevel())
  ours.info("Mail to anna@example.hu")
  ours.error("Failed", new Error("anna@example.hu exists", { cause: { token: "Bearer abcdefgh" } }))
  const [line, message, error] = said
  expect([line, message]).toEqual(["Mail to [e-mail]", "Failed"])
  expect(error).toMatchObject({
    message: "[e-mail] exists",
    cause: expect.stringContaining("Bearer [token]"),
  })
  expect((error as Error).stack).not.toContain("anna@")
})
