import { z } from "@medusajs/framework/zod"
import { BUCKET_VARIABLES, bucketFaults } from "./files/bucket-settings.ts"
import type { CardSettings } from "./modules/card-provider/card-provider.ts"
import { CARD_PROVIDER_NAMES, CARD_PROVIDERS } from "./modules/card-provider/card-providers.ts"
import { LIST_CODES, type ListCode } from "./modules/pickup-point/carrier-lists.ts"
import { emptyAsAbsent, optional } from "./variables.ts"

const MIN_SECRET_LENGTH = 32
const MIN_PASSWORD_LENGTH = 8

const secret = z.string().min(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} random characters`)

/** `gls=https://…,mpl=https://…`, by the lists' codes. */
function toAddresses(text: string, context: z.RefinementCtx): Partial<Record<ListCode, string>> {
  const pairs = text
    .split(",")
    .filter(Boolean)
    .map((pair) => pair.trim().split(/=(.*)/s))
  for (const [code = "", address = ""] of pairs) {
    if (!LIST_CODES.some((known) => known === code))
      context.addIssue(`has no list "${code}", only ${LIST_CODES.join(", ")}`)
    else if (!URL.canParse(address)) context.addIssue(`needs an address after "${code}="`)
  }
  return Object.fromEntries(pairs.map(([code, address]) => [code, address]))
}

/** A carrier needs all of its keys. */
const CARRIER_KEYS = [
  ["FOXPOST_USERNAME", "FOXPOST_PASSWORD", "FOXPOST_API_KEY"],
  ["GLS_USERNAME", "GLS_PASSWORD", "GLS_CLIENT_NUMBER"],
] as const

export const environmentSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    /** Any PostgreSQL 15 or newer: `postgres://user:password@host:port/database`. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }),
    /** A connection whose server sends nothing for this long during a query is given up. */
    DATABASE_SILENCE_SECONDS: z.preprocess(
      emptyAsAbsent,
      z.coerce.number().int().min(1).max(86_400).default(120),
    ),
    /** Present: events, workflows, locks and cache go through Redis, and several processes may run. */
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" })),
    /** With Redis: `server` answers requests, `worker` runs jobs and processes events, `shared` does both. */
    WORKER_MODE: z.preprocess(emptyAsAbsent, z.enum(["shared", "server", "worker"]).default("shared")),
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: z.coerce.number().int().min(1).max(65535).default(9000),
    /** The shop's public URL; links in e-mails start with it. */
    PUBLIC_URL: z.url(),
    /**
     * Origins whose pages may call `/store`, `/admin` and `/auth` from a browser, separated by commas;
     * absent: our own.
     */
    STORE_CORS: optional(z.string()),
    ADMIN_CORS: optional(z.string()),
    AUTH_CORS: optional(z.string()),
    /** The URL of this application for the admin and the storefront server. */
    BACKEND_URL: z.url(),
    /**
     * IP addresses, separated by commas, of storefronts that call from the internet and not from our own
     * network.
     */
    STOREFRONT_ADDRESSES: z
      .string()
      .default("")
      .transform((text) =>
        text
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.union([z.ipv4(), z.ipv6()]))),
    JWT_SECRET: secret,
    COOKIE_SECRET: secret,
    /** The storefront's publishable key; the seed creates it with exactly this token. */
    PUBLISHABLE_KEY: z.string().regex(/^pk_[0-9a-f]{64}$/, "must be pk_ and 64 hexadecimal digits"),
    ADMIN_EMAIL: z.email().toLowerCase(),
    ADMIN_PASSWORD: z.string().min(MIN_PASSWORD_LENGTH),
    /** Folder for e-mails while SMTP_URL is not set. */
    OUTBOX_DIR: z.string().min(1),
    /** Folder for the resized pictures. */
    PICTURES_DIR: z.string().min(1),
    /** Folder for uploads and exports of the admin; Medusa's default would be inside the build. */
    UPLOADS_DIR: z.string().min(1),
    ...BUCKET_VARIABLES,
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
    /** The card provider and the shop's credentials; without a key no card is offered. */
    CARD_PROVIDER: z.enum(CARD_PROVIDER_NAMES).default("stripe"),
    CARD_API_KEY: optional(z.string()),
    CARD_WEBHOOK_SECRET: optional(z.string()),
    /** The shop's account id, if the provider needs one: SimplePay's MERCHANT. */
    CARD_MERCHANT: optional(z.string()),
    /** Another server instead of the provider: the card sandbox. */
    CARD_API_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Invoices by Számlázz.hu, or by Billingo (key and invoice pad); without either, samples are drawn. */
    SZAMLAZZ_AGENT_KEY: optional(z.string().min(10)),
    BILLINGO_API_KEY: optional(z.string().min(10)),
    BILLINGO_BLOCK_ID: optional(z.coerce.number().int().positive()),
    /** URLs of pickup point lists that replace the known ones: `packeta=https://…,zbox=https://…`. */
    PICKUP_POINT_LISTS: z.preprocess(emptyAsAbsent, z.string().default("")).transform(toAddresses),
    /**
     * Labels of Foxpost and of GLS (MyGLS); without their keys the order desk exports a table for their
     * upload pages.
     */
    FOXPOST_USERNAME: optional(z.string().min(1)),
    FOXPOST_PASSWORD: optional(z.string().min(1)),
    FOXPOST_API_KEY: optional(z.string().min(1)),
    FOXPOST_PARCEL_SIZE: z.preprocess(emptyAsAbsent, z.enum(["xs", "s", "m", "l", "xl"]).default("m")),
    GLS_USERNAME: optional(z.string().min(1)),
    GLS_PASSWORD: optional(z.string().min(1)),
    GLS_CLIENT_NUMBER: optional(z.coerce.number().int().positive()),
    /** Other servers instead of the carriers: their test systems, or those of the tests. */
    FOXPOST_API_URL: optional(z.url({ protocol: /^https?$/ })),
    GLS_API_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Another server instead of Árukereső: for tests. */
    ARUKERESO_URL: z.preprocess(
      emptyAsAbsent,
      z.url({ protocol: /^https?$/ }).default("https://www.arukereso.hu"),
    ),
    /** The origin of passkeys; absent: PUBLIC_URL. */
    PASSKEY_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
    /** Customer logins: the shop itself, or a user pool of Amazon Cognito. */
    IDENTITY: z.enum(["embedded", "cognito"]).default("embedded"),
    COGNITO_REGION: z.preprocess(
      emptyAsAbsent,
      z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .default("us-east-1"),
    ),
    COGNITO_USER_POOL_ID: optional(
      z.string().regex(/^[\w-]+_[A-Za-z0-9]+$/, "must be the id of a user pool"),
    ),
    COGNITO_CLIENT_ID: optional(z.string().min(1)),
    /** Credentials of an identity pool for guests, if wanted. */
    COGNITO_IDENTITY_POOL_ID: optional(
      z.string().regex(/^[\w-]+:[0-9a-f-]+$/, "must be the id of an identity pool"),
    ),
    COGNITO_GUEST_ACCESS: z.enum(["on", "off"]).default("off"),
    /** Another server instead of Amazon: for tests. */
    COGNITO_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    /** A collector of traces (OTLP over HTTP); absent: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url()),
    /** A log line per request: route, status and time, never the caller. */
    ACCESS_LOG: z.preprocess(emptyAsAbsent, z.enum(["on", "off"]).default("off")),
    /** The address of the metrics for Prometheus; absent: none. */
    METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
    METRICS_HOST: z.preprocess(emptyAsAbsent, z.string().default("127.0.0.1")),
    /** Off: this process neither builds nor serves the admin's pages. */
    ADMIN: z.enum(["on", "off"]).default("on"),
    /** Sender of e-mails; absent: the shop's own address. */
    MAIL_FROM: optional(z.string().min(3)),
  })
  .refine((env) => Boolean(env.BILLINGO_API_KEY) === Boolean(env.BILLINGO_BLOCK_ID), {
    path: ["BILLINGO_BLOCK_ID"],
    message: "belongs to BILLINGO_API_KEY: both or neither",
  })
  .superRefine((env, context) => {
    for (const names of CARRIER_KEYS) {
      const missing = names.filter((name) => env[name] === undefined)
      if (missing.length === names.length) continue
      for (const name of missing)
        context.addIssue({ code: "custom", path: [name], message: `belongs to ${names[0]}: all or none` })
    }
  })
  .superRefine((env, context) => {
    const settings = cardSettings(env)
    const faults = settings ? CARD_PROVIDERS[env.CARD_PROVIDER].findFaults(settings) : {}
    for (const [name, message] of Object.entries(faults))
      context.addIssue({ code: "custom", path: [name], message })
  })
  .superRefine((env, context) => {
    for (const [name, message] of Object.entries(bucketFaults(env)))
      context.addIssue({ code: "custom", path: [name], message })
  })
  .refine((env) => env.WORKER_MODE === "shared" || env.REDIS_URL, {
    path: ["WORKER_MODE"],
    message: "needs REDIS_URL: without it nobody else hears of events",
  })
  .refine((env) => env.IDENTITY === "embedded" || env.COGNITO_USER_POOL_ID, {
    path: ["COGNITO_USER_POOL_ID"],
    message: "is needed with IDENTITY=cognito",
  })
  .refine((env) => env.IDENTITY === "embedded" || env.COGNITO_CLIENT_ID, {
    path: ["COGNITO_CLIENT_ID"],
    message: "is needed with IDENTITY=cognito",
  })
  .refine((env) => env.COGNITO_GUEST_ACCESS === "off" || env.COGNITO_IDENTITY_POOL_ID, {
    path: ["COGNITO_IDENTITY_POOL_ID"],
    message: "is needed with COGNITO_GUEST_ACCESS=on",
  })

export type Environment = z.infer<typeof environmentSchema>

type CardVariables = "CARD_API_KEY" | "CARD_WEBHOOK_SECRET" | "CARD_MERCHANT" | "CARD_API_URL"

/** Settings of the card provider; undefined without a key. */
export function cardSettings({
  CARD_API_KEY: apiKey,
  CARD_WEBHOOK_SECRET: webhookSecret,
  CARD_MERCHANT: merchant,
  CARD_API_URL: apiUrl,
}: Pick<Environment, CardVariables>): CardSettings | undefined {
  return apiKey ? { apiKey, webhookSecret: webhookSecret ?? apiKey, merchant, apiUrl } : undefined
}

/** Thrown at the start; its message lists all errors, one line per variable. */
export class InvalidEnvironmentError extends Error {
  override readonly name = "InvalidEnvironmentError"
}

/**
 * Validates the process environment.
 * @throws InvalidEnvironmentError naming every missing or invalid variable; never prints a value
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join(".")
    return `  ${name}: ${variables[name] ? issue.message : "is missing"}`
  })
  throw new InvalidEnvironmentError(
    `The environment is not complete (apps/backend/README.md lists the variables):\n${lines.join("\n")}`,
  )
}

let parsed: Environment | undefined

/** The environment of this process, validated once. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
