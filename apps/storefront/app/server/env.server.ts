import { z } from "zod"

const EnvironmentSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    HOST: z.string().default("0.0.0.0"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** The one origin the shop answers under; never taken from request headers. */
    PUBLIC_URL: z.url().default("http://localhost:3000"),
    BACKEND_URL: z.url().default("http://127.0.0.1:9000"),
    PUBLISHABLE_KEY: z.string().startsWith("pk_"),
    SESSION_SECRET: z.string().min(32),
    PICTURES_DIR: z.string().min(1),
    PAGE_CACHE: z.enum(["on", "off"]).default("on"),
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().positive().default(256),
    /** Reverse proxies in front of the shop whose X-Forwarded-For is believed, as Fastify's `trustProxy`. */
    TRUST_PROXY: z.string().optional(),
    /** Card payment: the key and the script of the provider, or of the card sandbox. */
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
    STRIPE_SCRIPT_URL: z.url().default("https://js.stripe.com/endive/stripe.js"),
    POSTS_PER_MINUTE: z.coerce.number().int().positive().default(120),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: new URL(env.PUBLIC_URL).origin }))

export type Environment = Readonly<z.infer<typeof EnvironmentSchema>>

/**
 * Parses the process environment once at boot.
 * @throws Error whose message lists every wrong variable, one per line.
 */
export function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  // An empty variable is an absent one, as in the back end and the commands.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const parsed = EnvironmentSchema.safeParse(set)
  if (parsed.success) return Object.freeze(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
  throw new Error(`The storefront cannot start, its environment is wrong:\n${lines.join("\n")}`)
}

export const env = parseEnvironment(process.env)
