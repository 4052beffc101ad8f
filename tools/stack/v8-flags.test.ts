import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { type NodeFlags, V8_FLAGS } from "./v8-flags.ts"

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8")

test.each<[keyof NodeFlags, unit: string]>([
  ["storefront", "porteka-storefront@.service"],
  ["backend", "porteka-backend.service"],
])("image and systemd unit start the %s with the same flags", (part, unit) => {
  expect(read("ops", "systemd", unit)).toContain(`ExecStart=/usr/bin/node ${V8_FLAGS[part].join(" ")} `)
  const stage = read("Dockerfile").split(` AS ${part}\n`)[1]?.split("\nFROM ")[0]
  expect(stage).toContain(
    `CMD [${["node", ...V8_FLAGS[part]].map((word) => JSON.stringify(word)).join(", ")}, `,
  )
})
