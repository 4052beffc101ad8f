import { barionProtocol } from "./barion-protocol.ts"
import type { HostedSandboxOptions } from "./hosted-sandbox.ts"
import type { Protocol } from "./protocol.ts"
import { simplePayProtocol } from "./simplepay-protocol.ts"

/** The environment is invalid. */
class SettingsError extends Error {}

type Account = { merchant: string; key: string; webhookUrl: string }

const PROTOCOLS: Record<string, (account: Account) => Protocol> = {
  barion: barionProtocol,
  simplepay: ({ webhookUrl: ipnUrl, ...account }) => simplePayProtocol({ ...account, ipnUrl }),
}

/** Reads PROVIDER (`simplepay`, `barion`), PORT, HOST, MERCHANT, API_KEY and WEBHOOK_URL. */
export function readHostedSettings(env: Record<string, string | undefined>): HostedSandboxOptions {
  const port = Number(env.PORT)
  const protocol = PROTOCOLS[env.PROVIDER ?? ""]
  if (!env.PORT || !Number.isInteger(port)) throw new SettingsError(`PORT is not a port: ${env.PORT}`)
  if (!protocol) throw new SettingsError(`PROVIDER is none of ${Object.keys(PROTOCOLS).join(", ")}`)
  const { MERCHANT: merchant, API_KEY: key, WEBHOOK_URL: webhookUrl } = env
  if (!merchant || !key || !webhookUrl)
    throw new SettingsError("MERCHANT, API_KEY and WEBHOOK_URL are needed")
  return { port, host: env.HOST || undefined, protocol: protocol({ merchant, key, webhookUrl }) }
}
