import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { Trouble } from "../bootstrap/trouble.mjs"
import { ROOT } from "../house.ts"
import { findJson, type StateFolder, stateFolder, writePrivateJson } from "./state.ts"

const HIGHEST_PORT = 65_535
const SECRET_BYTES = 32
const PASSWORD_BYTES = 12
const LEAST_SECRET_LENGTH = 32

const NO_PORT = `must be a port, a number from 1 to ${HIGHEST_PORT}`

const port = z.coerce.number(NO_PORT).int(NO_PORT).min(1, NO_PORT).max(HIGHEST_PORT, NO_PORT)
const secret = z.string().min(LEAST_SECRET_LENGTH)
const stripeKey = (kind: string) => z.string().regex(new RegExp(`^${kind}_\\w+$`), `must begin with ${kind}_`)

/** The three of Stripe's keys belong together; without them the card sandbox stands in. */
const STRIPE_KEYS = {
  STRIPE_API_KEY: stripeKey("[sr]k").optional(),
  STRIPE_PUBLISHABLE_KEY: stripeKey("pk").optional(),
  STRIPE_WEBHOOK_SECRET: stripeKey("whsec").optional(),
}

/** What a person may set. An empty variable counts as not set. */
const VARIABLES = z.object({
  PORTEKA_HOME: z.string().optional(),
  HOST: z.string().default("0.0.0.0"),
  PORT: port.default(3000),
  BACKEND_HOST: z.string().default("127.0.0.1"),
  BACKEND_PORT: port.default(9000),
  PUBLIC_URL: z.url().optional(),
  ADMIN_URL: z.url().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  REDIS_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
  ADMIN_EMAIL: z.email().default("admin@porteka.example"),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  ...STRIPE_KEYS,
})

const ENVIRONMENT = VARIABLES.superRefine((env, context) => {
  const names = Object.keys(STRIPE_KEYS) as (keyof typeof STRIPE_KEYS)[]
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return
  for (const name of missing)
    context.addIssue({
      code: "custom",
      path: [name],
      message: "is needed with the other two of Stripe's keys",
    })
})

/** Made once for each state folder and kept there, so that sessions and the database outlive a restart. */
const GENERATED = z.object({
  jwtSecret: secret,
  cookieSecret: secret,
  sessionSecret: secret,
  publishableKey: z.string().startsWith("pk_"),
  adminPassword: z.string().min(8),
  postgresPassword: secret,
  postgresPort: port.optional(),
  cardApiKey: stripeKey("sk_test"),
  cardPublishableKey: stripeKey("pk_test"),
  cardWebhookSecret: stripeKey("whsec"),
  cardSandboxPort: port.optional(),
})

export type Generated = z.infer<typeof GENERATED>
export type Environment = z.infer<typeof ENVIRONMENT>

/** How cards are paid with. */
export type CardSettings = {
  apiKey: string
  publishableKey: string
  webhookSecret: string
  /** The card sandbox stands in for Stripe. */
  sandbox: boolean
}

/** Everything the stack needs to know, environment and generated values together. */
export type Settings = {
  state: StateFolder
  host: string
  port: number
  backendHost: string
  backendPort: number
  publicUrl: string
  adminUrl: string
  databaseUrl: string | undefined
  redisUrl: string | undefined
  smtpUrl: string | undefined
  adminEmail: string
  adminPassword: string
  jwtSecret: string
  cookieSecret: string
  sessionSecret: string
  publishableKey: string
  pageCache: "on" | "off"
  card: CardSettings
  generated: Generated
}

/** @throws {Trouble} naming every variable that has a wrong value */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = ENVIRONMENT.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
  throw new Trouble(
    `The environment has wrong values:\n${lines.join("\n")}`,
    "docs/operations.md lists every variable.",
  )
}

/** @returns new secrets of full strength */
export function generate(): Generated {
  const random = (bytes: number) => randomBytes(bytes).toString("hex")
  return {
    jwtSecret: random(SECRET_BYTES),
    cookieSecret: random(SECRET_BYTES),
    sessionSecret: random(SECRET_BYTES),
    publishableKey: `pk_${random(SECRET_BYTES)}`,
    adminPassword: randomBytes(PASSWORD_BYTES).toString("base64url"),
    postgresPassword: random(SECRET_BYTES),
    cardApiKey: `sk_test_${random(SECRET_BYTES)}`,
    cardPublishableKey: `pk_test_${random(SECRET_BYTES)}`,
    cardWebhookSecret: `whsec_${random(SECRET_BYTES)}`,
  }
}

/** Settings of a shop that is older than its card payment have no keys for it yet. */
function addCardKeys(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || "cardApiKey" in stored) return stored
  const { cardApiKey, cardPublishableKey, cardWebhookSecret } = generate()
  return { cardApiKey, cardPublishableKey, cardWebhookSecret, ...stored }
}

async function generatedSettings(state: StateFolder): Promise<Generated> {
  const stored = await findJson(state.settingsFile)
  if (stored !== undefined) {
    const complete = addCardKeys(stored)
    const parsed = GENERATED.safeParse(complete)
    if (parsed.success) {
      if (complete !== stored) await writePrivateJson(state.settingsFile, parsed.data)
      return parsed.data
    }
    throw new Trouble(
      `${state.settingsFile} is not readable as settings.`,
      "Restore it from a backup, or remove the whole state folder to begin with a new shop.",
    )
  }
  const fresh = generate()
  await writePrivateJson(state.settingsFile, fresh)
  return fresh
}

/** Where people reach the admin, without a slash at the end. */
export const adminUrlOf = ({ ADMIN_URL, BACKEND_PORT }: Environment) =>
  (ADMIN_URL ?? `http://localhost:${BACKEND_PORT}`).replace(/\/$/, "")

function cardSettings(env: Environment, generated: Generated): CardSettings {
  const { STRIPE_API_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  return {
    apiKey: STRIPE_API_KEY ?? generated.cardApiKey,
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? generated.cardPublishableKey,
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? generated.cardWebhookSecret,
    sandbox: STRIPE_API_KEY === undefined,
  }
}

/** Joins the environment with the generated values; what the environment names wins. */
export function joinSettings(env: Environment, generated: Generated, state: StateFolder): Settings {
  return {
    state,
    host: env.HOST,
    port: env.PORT,
    backendHost: env.BACKEND_HOST,
    backendPort: env.BACKEND_PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    adminUrl: adminUrlOf(env),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD ?? generated.adminPassword,
    jwtSecret: env.JWT_SECRET ?? generated.jwtSecret,
    cookieSecret: env.COOKIE_SECRET ?? generated.cookieSecret,
    sessionSecret: env.SESSION_SECRET ?? generated.sessionSecret,
    publishableKey: env.PUBLISHABLE_KEY ?? generated.publishableKey,
    pageCache: env.PAGE_CACHE,
    card: cardSettings(env, generated),
    generated,
  }
}

/** Reads the environment and the state folder, and makes the secrets that are not there yet. */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const environment = parseEnvironment(env)
  const state = stateFolder(environment.PORTEKA_HOME)
  return joinSettings(environment, await generatedSettings(state), state)
}

/** The settings of the person at this machine: their environment, and below it the file .env in the project. */
export function readPersonalSettings(): Promise<Settings> {
  const file = join(ROOT, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env)
}

/** Keeps the port of a part for the next start. */
export async function rememberPort(
  settings: Settings,
  part: "postgresPort" | "cardSandboxPort",
  port: number,
): Promise<void> {
  if (settings.generated[part] === port) return
  settings.generated[part] = port
  await writePrivateJson(settings.state.settingsFile, settings.generated)
}
