import { startCardSandbox } from "./server/http-server.ts"
import { readSettings } from "./settings.ts"

// biome-ignore lint/style/noProcessEnv: the one place where this program reads its environment
const sandbox = await startCardSandbox(readSettings(process.env))
console.log(`The card sandbox listens on ${sandbox.url}`)

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
}
