import { join } from "node:path"
import { STOREFRONT } from "../programs/project-paths.ts"
import type { Settings } from "./settings.ts"

/** Disables telemetry. */
export const QUIET = {
  MEDUSA_DISABLE_TELEMETRY: "true",
  // The discard port: Medusa starts a process at its end that sends what an older run on this machine has queued.
  MEDUSA_TELEMETRY_HOST: "http://127.0.0.1:9",
  DO_NOT_TRACK: "1",
}

/** The condition under which packages/shop/package.json adds the language to the list. */
const languagesOf = ({ pseudoLanguage }: Settings) =>
  pseudoLanguage ? { NODE_OPTIONS: "--conditions=pseudo-language" } : {}

export type NodeEnvironment = "production" | "development"

const given = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value })

/** Where the card sandbox answers, for the shop and for browsers on this machine. */
export const cardSandboxAddress = ({ generated }: Settings) => `http://127.0.0.1:${generated.cardSandboxPort}`

const hasSandbox = ({ card, generated }: Settings) => card.sandbox && generated.cardSandboxPort !== undefined

/** The back end's variables (apps/backend/src/env.ts). */
export function backendEnvironment(
  settings: Settings,
  databaseUrl = settings.databaseUrl ?? "postgres://localhost/unused",
  mode: NodeEnvironment = "production",
): NodeJS.ProcessEnv {
  return {
    ...QUIET,
    ...languagesOf(settings),
    NODE_ENV: mode,
    DATABASE_URL: databaseUrl,
    ...given("REDIS_URL", settings.redisUrl),
    HOST: settings.backendHost,
    // Set even if it is empty: the variable of the same name in the user's environment is the storefront's.
    METRICS_PORT: String(settings.backendMetricsPort ?? ""),
    PORT: String(settings.backendPort),
    PUBLIC_URL: settings.publicUrl,
    BACKEND_URL: settings.adminUrl,
    JWT_SECRET: settings.jwtSecret,
    COOKIE_SECRET: settings.cookieSecret,
    PUBLISHABLE_KEY: settings.publishableKey,
    ADMIN: settings.admin,
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_PASSWORD: settings.adminPassword,
    OUTBOX_DIR: settings.state.outbox,
    PICTURES_DIR: settings.state.pictures,
    UPLOADS_DIR: settings.state.uploads,
    ...given("SMTP_URL", settings.smtpUrl),
    CARD_PROVIDER: settings.card.provider,
    CARD_API_KEY: settings.card.apiKey,
    CARD_WEBHOOK_SECRET: settings.card.webhookSecret,
    ...given("CARD_MERCHANT", settings.card.merchant),
    ...given("CARD_API_URL", hasSandbox(settings) ? cardSandboxAddress(settings) : settings.card.apiUrl),
  }
}

/** Where the storefront reaches the back end. */
export function backendAddress(settings: Settings): string {
  const host = settings.backendHost === "0.0.0.0" ? "127.0.0.1" : settings.backendHost
  return `http://${host}:${settings.backendPort}`
}

/** Address of the stand-in's script or page for browsers. */
const cardStandIn = (settings: Settings) =>
  settings.card.provider === "stripe"
    ? { CARD_SCRIPT_URL: `${cardSandboxAddress(settings)}/endive/stripe.js` }
    : { CARD_PAGE_URL: cardSandboxAddress(settings) }

/** The storefront's variables (apps/storefront/app/server/env.server.ts). */
export function storefrontEnvironment(
  settings: Settings,
  mode: NodeEnvironment = "production",
): NodeJS.ProcessEnv {
  return {
    ...QUIET,
    ...languagesOf(settings),
    NODE_ENV: mode,
    HOST: settings.host,
    METRICS_PORT: String(settings.metricsPort ?? ""),
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    BACKEND_URL: backendAddress(settings),
    PUBLISHABLE_KEY: settings.publishableKey,
    SESSION_SECRET: settings.sessionSecret,
    PICTURES_DIR: settings.state.pictures,
    PAGE_CACHE: settings.pageCache,
    PAGE_CACHE_DIR: settings.state.pages,
    ...given("REDIS_URL", settings.redisUrl),
    CARD_PROVIDER: settings.card.provider,
    ...given("CARD_PUBLIC_KEY", settings.card.publicKey),
    CARD_WEBHOOK_SECRET: settings.card.webhookSecret,
    ...(hasSandbox(settings) ? cardStandIn(settings) : {}),
  }
}

/** The folder of the built storefront. */
export const storefrontFolder = (pseudoLanguage: boolean) =>
  join(STOREFRONT, "build", ...(pseudoLanguage ? ["pseudo-language"] : []))
