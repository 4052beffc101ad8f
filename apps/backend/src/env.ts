import { z } from "@medusajs/framework/zod"

const MIN_SECRET_LENGTH = 32
const MIN_PASSWORD_LENGTH = 8

const emptyAsAbsent = (value: unknown) => (value === "" ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional())
const secret = z.string().min(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} random characters`)

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    /** Any PostgreSQL 15 or newer: `postgres://user:password@host:port/database`. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }),
    /** Present: events, workflows, locks and cache go through Redis, and several processes may run. */
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" })),
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: z.coerce.number().int().min(1).max(65535).default(9000),
    /** Where shoppers reach the shop; links in mails start with it. */
    PUBLIC_URL: z.url(),
    /** Where the admin and the storefront server reach this application. */
    BACKEND_URL: z.url(),
    JWT_SECRET: secret,
    COOKIE_SECRET: secret,
    /** The storefront's publishable key; the seed creates it with exactly this token. */
    PUBLISHABLE_KEY: z.string().regex(/^pk_[0-9a-f]{64}$/, "must be pk_ and 64 hexadecimal digits"),
    ADMIN_EMAIL: z.email().toLowerCase(),
    ADMIN_PASSWORD: z.string().min(MIN_PASSWORD_LENGTH),
    /** Folder for mails while no SMTP_URL is set. */
    OUTBOX_DIR: z.string().min(1),
    /** Folder for the pictures' finished sizes. */
    PICTURES_DIR: z.string().min(1),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
    /** Card payment; absent: no card is offered. */
    STRIPE_API_KEY: optional(z.string().regex(/^[sr]k_(test|live)_\w+$/, "must be a secret key of Stripe")),
    STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w+$/, "must begin with whsec_")),
    /** Another server in Stripe's place: the card sandbox. */
    STRIPE_API_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Invoices by Számlázz.hu, or by Billingo (key and invoice pad); without one, samples are drawn. */
    SZAMLAZZ_AGENT_KEY: optional(z.string().min(10)),
    BILLINGO_API_KEY: optional(z.string().min(10)),
    BILLINGO_BLOCK_ID: optional(z.coerce.number().int().positive()),
    /** Sender of mails; absent: the shop's own address. */
    MAIL_FROM: optional(z.string().min(3)),
  })
  .refine((env) => Boolean(env.BILLINGO_API_KEY) === Boolean(env.BILLINGO_BLOCK_ID), {
    path: ["BILLINGO_BLOCK_ID"],
    message: "belongs to BILLINGO_API_KEY: both or neither",
  })

export type Environment = z.infer<typeof environmentSchema>

/** Thrown at boot; its message is the whole list of what is wrong, one line per variable. */
export class InvalidEnvironmentError extends Error {
  override readonly name = "InvalidEnvironmentError"
}

/**
 * Checks the process environment.
 * @throws InvalidEnvironmentError naming every variable that is missing or wrong; never prints a value.
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

/** The environment of this process, checked once. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
