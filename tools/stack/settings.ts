import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { UserError } from "../bootstrap/user-error.mjs"
import { ROOT } from "../programs/project-paths.ts"
import {
  CARD_VARIABLES,
  type CardSettings,
  cardSettings,
  GENERATED_CARD_KEYS,
  generateCardKeys,
  missingCardKeys,
} from "./card-settings.ts"
import { findJson, type StateFolder, stateFolder, writePrivateJson } from "./state.ts"
import { type NodeFlags, V8_FLAGS } from "./v8-flags.ts"

const HIGHEST_PORT = 65_535
const SECRET_BYTES = 32
const PASSWORD_BYTES = 12
const LEAST_SECRET_LENGTH = 32

/** The demo shop's products. */
export const DEMO_CONTENTS = "demo"
/** No products at all. */
export const NO_CONTENTS = "none"

const EMPTY = "--empty"

const NO_PORT = `must be a port, a number from 1 to ${HIGHEST_PORT}`

const port = z.coerce.number(NO_PORT).int(NO_PORT).min(1, NO_PORT).max(HIGHEST_PORT, NO_PORT)
const secret = z.string().min(LEAST_SECRET_LENGTH)

/** The variables a user may set. An empty variable counts as not set. */
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
  S3_BUCKET: z.string().optional(),
  SMTP_URL: z.url().optional(),
  ADMIN_EMAIL: z.email().default("admin@porteka.example"),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
  METRICS_PORT: port.optional(),
  BACKEND_METRICS_PORT: port.optional(),
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  ADMIN: z.enum(["on", "off"]).default("on"),
  SHOP_CONTENTS: z.string().optional(),
  PSEUDO_LANGUAGE: z.enum(["on", "off"]).default("off"),
  ...CARD_VARIABLES,
})

const ENVIRONMENT = VARIABLES.superRefine((env, context) => {
  for (const name of missingCardKeys(env))
    context.addIssue({
      code: "custom",
      path: [name],
      message: "is needed with the other keys of the card provider",
    })
})

/** Generated once per state folder and stored there, so that sessions and the database survive a restart. */
const GENERATED = z.object({
  jwtSecret: secret,
  cookieSecret: secret,
  sessionSecret: secret,
  publishableKey: z.string().startsWith("pk_"),
  adminPassword: z.string().min(8),
  postgresPassword: secret,
  postgresPort: port.optional(),
  ...GENERATED_CARD_KEYS,
  cardSandboxPort: port.optional(),
  contents: z.string().optional(),
})

export type Generated = z.infer<typeof GENERATED>
export type Environment = z.infer<typeof ENVIRONMENT>

/** The settings of a shop on this machine: environment and generated values. */
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
  /** Where files are stored instead of the state folder; only the back end knows how to reach it. */
  bucket: string | undefined
  smtpUrl: string | undefined
  adminEmail: string
  adminPassword: string
  jwtSecret: string
  cookieSecret: string
  sessionSecret: string
  publishableKey: string
  /** Ports of the storefront's and the back end's Prometheus metrics; absent: none. */
  metricsPort: number | undefined
  backendMetricsPort: number | undefined
  pageCache: "on" | "off"
  admin: "on" | "off"
  /** What a new database is filled with: `demo`, `none`, or a folder (docs/your-own-shop.md). */
  contents: string
  /** The user named the contents for this start. */
  asksForContents: boolean
  /**
   * Whether the shop has one more language, generated from the English texts
   * (packages/shop/src/languages/pseudo).
   */
  pseudoLanguage: boolean
  card: CardSettings
  nodeFlags: NodeFlags
  generated: Generated
}

/** @throws {UserError} naming every variable with an invalid value */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = ENVIRONMENT.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
  throw new UserError(
    `The environment has wrong values:\n${lines.join("\n")}`,
    "docs/operations.md lists every variable.",
  )
}

/** @returns new random secrets */
export function generate(): Generated {
  const random = (bytes: number) => randomBytes(bytes).toString("hex")
  return {
    jwtSecret: random(SECRET_BYTES),
    cookieSecret: random(SECRET_BYTES),
    sessionSecret: random(SECRET_BYTES),
    publishableKey: `pk_${random(SECRET_BYTES)}`,
    adminPassword: randomBytes(PASSWORD_BYTES).toString("base64url"),
    postgresPassword: random(SECRET_BYTES),
    ...generateCardKeys(),
  }
}

/** Settings of a shop older than its card payment have no keys for it yet. */
function addCardKeys(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || "cardApiKey" in stored) return stored
  return { ...generateCardKeys(), ...stored }
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
    throw new UserError(
      `${state.settingsFile} is not readable as settings.`,
      "Restore it from a backup, or remove the whole state folder to begin with a new shop.",
    )
  }
  const fresh = generate()
  await writePrivateJson(state.settingsFile, fresh)
  return fresh
}

/** The admin's address, without a trailing slash. */
const adminUrlOf = ({ ADMIN_URL, BACKEND_PORT }: Environment) =>
  (ADMIN_URL ?? `http://localhost:${BACKEND_PORT}`).replace(/\/$/, "")

/** Merges the environment with the generated values; the environment takes precedence. */
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
    bucket: env.S3_BUCKET,
    smtpUrl: env.SMTP_URL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD ?? generated.adminPassword,
    jwtSecret: env.JWT_SECRET ?? generated.jwtSecret,
    cookieSecret: env.COOKIE_SECRET ?? generated.cookieSecret,
    sessionSecret: env.SESSION_SECRET ?? generated.sessionSecret,
    publishableKey: env.PUBLISHABLE_KEY ?? generated.publishableKey,
    metricsPort: env.METRICS_PORT,
    backendMetricsPort: env.BACKEND_METRICS_PORT,
    pageCache: env.PAGE_CACHE,
    admin: env.ADMIN,
    contents: env.SHOP_CONTENTS ?? generated.contents ?? DEMO_CONTENTS,
    asksForContents: env.SHOP_CONTENTS !== undefined,
    pseudoLanguage: env.PSEUDO_LANGUAGE === "on",
    card: cardSettings(env, generated),
    nodeFlags: V8_FLAGS,
    generated,
  }
}

/** Reads the environment and the state folder, and generates missing secrets. */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const environment = parseEnvironment(env)
  const state = stateFolder(environment.PORTEKA_HOME)
  return joinSettings(environment, await generatedSettings(state), state)
}

/** Adds the file .env in the project; the environment takes precedence. */
function loadPersonalEnvironment(): void {
  const file = join(ROOT, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
}

/** The state folder of a shop. */
export type ShopPlace = Pick<Settings, "state" | "databaseUrl" | "bucket">

/** The state folder of the user's shop; nothing is created. */
export function findPersonalShop(): ShopPlace {
  loadPersonalEnvironment()
  const { PORTEKA_HOME, DATABASE_URL, S3_BUCKET } = parseEnvironment(process.env)
  return { state: stateFolder(PORTEKA_HOME), databaseUrl: DATABASE_URL, bucket: S3_BUCKET }
}

/**
 * The user's settings: their environment, then the file .env in the project.
 * @param args of a command that opens the shop: `--empty` asks for one without products
 */
export async function readPersonalSettings(args: readonly string[] = []): Promise<Settings> {
  loadPersonalEnvironment()
  const unknown = args.find((arg) => arg !== EMPTY)
  if (unknown) throw new UserError(`There is no ${unknown}. There is ${EMPTY}: a shop without products.`)
  const env = args.includes(EMPTY) ? { ...process.env, SHOP_CONTENTS: NO_CONTENTS } : process.env
  return readSettings(env)
}

/** Stores a value for the next start. */
async function remember(settings: Settings, kept: Partial<Generated>): Promise<void> {
  Object.assign(settings.generated, kept)
  await writePrivateJson(settings.state.settingsFile, settings.generated)
}

/** Stores a part's port for the next start. */
export async function rememberPort(
  settings: Settings,
  part: "postgresPort" | "cardSandboxPort",
  port: number,
): Promise<void> {
  if (settings.generated[part] !== port) await remember(settings, { [part]: port })
}

/** The settings of a shop whose card payments use another provider's stand-in. */
export const withCardProvider = (settings: Settings, provider: string): Settings => ({
  ...settings,
  card: cardSettings(parseEnvironment({ CARD_PROVIDER: provider }), settings.generated),
})

/** The settings of a shop with other contents, remembered for the next start. */
export async function withContents(settings: Settings, contents: string): Promise<Settings> {
  if (settings.generated.contents !== contents) await remember(settings, { contents })
  return { ...settings, contents }
}
