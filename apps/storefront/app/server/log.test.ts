import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const LOG = new URL("log.server.ts", import.meta.url).href
/** Every write to it is answered as on a full disk. */
const FULL_DISK = "/dev/full"

test.skipIf(!existsSync(FULL_DISK))(
  "a full disk does not end the process that writes its log there",
  {
    timeout: 60_000,
  },
  async () => {
    const program = `
    const { logger } = await import("${LOG}")
    logger.info("one line")
    setImmediate(() => { logger.info("another one"); setImmediate(() => console.error("still here")) })`
    const env = {
      PUBLIC_URL: "http://localhost:3000",
      BACKEND_URL: "http://localhost:9000",
      PICTURES_DIR: "/tmp",
      PUBLISHABLE_KEY: `pk_${"0".repeat(64)}`,
      SESSION_SECRET: "x".repeat(32),
    }
    const command = `exec "$0" --input-type=module --eval "$1" > ${FULL_DISK}`
    const { stderr } = await promisify(execFile)("sh", ["-c", command, process.execPath, program], {
      env,
      timeout: 30_000,
      killSignal: "SIGKILL",
    })
    expect(stderr).toContain("still here")
  },
)
