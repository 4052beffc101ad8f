import { expect, it } from "vitest"
import { readSettings } from "./settings.ts"

it("reads its settings, empty ones as absent", () => {
  expect(readSettings({ PORT: "", HOST: "", PUBLIC_URL: "", STATE_FILE: "", WEBHOOK_URL: "" })).toEqual({
    port: 12111,
    host: undefined,
    publicUrl: undefined,
    stateFile: ".porteka/card-sandbox.jsonl",
    webhook: null,
  })
  expect(
    readSettings({
      PORT: "0",
      WEBHOOK_URL: "http://127.0.0.1:9000/hooks",
      WEBHOOK_SECRET: "whsec_1",
      STATE_FILE: "/s",
    }),
  ).toMatchObject({
    port: 0,
    stateFile: "/s",
    webhook: { url: "http://127.0.0.1:9000/hooks", secret: "whsec_1" },
  })
})

it.each([
  [{ PORT: "x" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PUBLIC_URL: "ftp://a" }, "PUBLIC_URL"],
  [{ WEBHOOK_URL: "nonsense" }, "WEBHOOK_URL"],
  [{ WEBHOOK_URL: "http://a/" }, "WEBHOOK_SECRET"],
])("refuses %j", (env, name) => {
  expect(() => readSettings(env)).toThrow(name)
})
