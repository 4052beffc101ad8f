import type { CardSandboxOptions } from "./server/http-server.ts"

const DEFAULT_PORT = 12111
const DEFAULT_STATE_FILE = ".porteka/card-sandbox.jsonl"

/** The environment is invalid. */
class SettingsError extends Error {}

/** Reads the settings of `npm start`: PORT, HOST, PUBLIC_URL, STATE_FILE, WEBHOOK_URL, WEBHOOK_SECRET. */
export function readSettings(env: Record<string, string | undefined>): CardSandboxOptions {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingsError(`PORT is not a port: ${env.PORT}`)
  return {
    port,
    host: env.HOST || undefined,
    publicUrl: httpUrl(env, "PUBLIC_URL"),
    stateFile: env.STATE_FILE || DEFAULT_STATE_FILE,
    webhook: readWebhook(env),
  }
}

function readWebhook(env: Record<string, string | undefined>): CardSandboxOptions["webhook"] {
  const url = httpUrl(env, "WEBHOOK_URL")
  const secret = env.WEBHOOK_SECRET
  if (url === undefined) return null
  if (!secret) throw new SettingsError("WEBHOOK_SECRET is needed together with WEBHOOK_URL")
  return { url, secret }
}

function httpUrl(env: Record<string, string | undefined>, name: string): string | undefined {
  const url = env[name]
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new SettingsError(`${name} is not an http address`)
  return url
}
