import { startHostedSandbox } from "./hosted-sandbox.ts"
import { readHostedSettings } from "./hosted-settings.ts"

// biome-ignore lint/style/noProcessEnv: the one place where this program reads its environment
const sandbox = await startHostedSandbox(readHostedSettings(process.env))
console.log(`The stand-in for the payment provider listens on ${sandbox.url}`)

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
}
