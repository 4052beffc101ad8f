import { z } from "zod"
import { CARD_PROVIDER_NAMES, CARD_PROVIDERS } from "./card-providers/card-providers.server.ts"
import { CDN_NAMES } from "./cdn/cdns.server.ts"

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
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().positive().default(64),
    /** Where a process leaves its stored pages for the next one; absent: nowhere. */
    PAGE_CACHE_DIR: z.string().min(1).optional(),
    /** A cache before the shop that keeps public pages by tags, where it is told what to forget, and by whom. */
    CDN: z.enum(CDN_NAMES).optional(),
    CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CDN_TOKEN: z.string().min(1).optional(),
    /** Reverse proxies in front of the shop whose X-Forwarded-For is believed, as Fastify's `trustProxy`. */
    TRUST_PROXY: z.string().optional(),
    /** Who takes card payments, and its key for browsers. */
    CARD_PROVIDER: z.enum(CARD_PROVIDER_NAMES).default("stripe"),
    CARD_PUBLIC_KEY: z.string().optional(),
    /** With it forged events end here, instead of at the back end, which checks them in any case. */
    CARD_WEBHOOK_SECRET: z.string().min(1).optional(),
    /** Another script in the place of the provider's: the card sandbox's. */
    CARD_SCRIPT_URL: z.url().optional(),
    /** Another page in the place of the provider's own: the stand-in's. */
    CARD_PAGE_URL: z.url().optional(),
    /** Another server in the place of the services that measure visits: that of the tests. */
    MEASURING_STAND_IN_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Where several storefronts count the requests of a client together; absent: each counts for itself. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    POSTS_PER_MINUTE: z.coerce.number().int().positive().default(120),
    READS_PER_MINUTE: z.coerce.number().int().positive().default(900),
    /** A line for each request: page, status and time, never who asked. */
    ACCESS_LOG: z.enum(["on", "off"]).default("off"),
    /** Where Prometheus reads metrics; absent: nowhere. Never to be reached by the public. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    /** A collector of traces (OTLP over HTTP); absent: no traces. Its other variables are read by the exporter itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .superRefine(({ CARD_PROVIDER: name, CARD_PUBLIC_KEY: key }, context) => {
    const { publicKeyPrefix: prefix } = CARD_PROVIDERS[name]
    if (key === undefined || prefix === null || key.startsWith(prefix)) return
    context.addIssue({ code: "custom", path: ["CARD_PUBLIC_KEY"], message: `must begin with ${prefix}` })
  })
  .refine((env) => (env.CDN === undefined) === (env.CDN_PURGE_URL === undefined), {
    path: ["CDN_PURGE_URL"],
    message: "belongs to CDN: both or neither",
  })
  .transform(({ CARD_SCRIPT_URL: scriptUrl, CARD_PAGE_URL: pageUrl, ...env }) => ({
    ...env,
    PUBLIC_ORIGIN: new URL(env.PUBLIC_URL).origin,
    CARD_SCRIPT_URL: scriptUrl ?? CARD_PROVIDERS[env.CARD_PROVIDER].scriptUrl ?? "",
    /** What stands in for the provider in browsers; absent: the provider itself. */
    CARD_STAND_IN_URL: pageUrl ?? scriptUrl,
  }))

export type Environment = Readonly<z.infer<typeof EnvironmentSchema>>

/**
 * Parses the process environment once at boot.
 * @throws Error whose message lists every wrong variable, one per line.
 */
function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  // An empty variable is an absent one, as in the back end and the commands.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const parsed = EnvironmentSchema.safeParse(set)
  if (parsed.success) return Object.freeze(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
  throw new Error(`The storefront cannot start, its environment is wrong:\n${lines.join("\n")}`)
}

export const env = parseEnvironment(process.env)
