import { z } from "zod"
import { CARD_PROVIDER_NAMES, CARD_PROVIDERS } from "./card-providers/card-providers.server.ts"
import { CDN_NAMES } from "./cdn/cdns.server.ts"

const EnvironmentSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    HOST: z.string().default("0.0.0.0"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** The only origin of the shop; never taken from request headers. */
    PUBLIC_URL: z.url().default("http://localhost:3000"),
    BACKEND_URL: z.url().default("http://127.0.0.1:9000"),
    PUBLISHABLE_KEY: z.string().startsWith("pk_"),
    SESSION_SECRET: z.string().min(32),
    PICTURES_DIR: z.string().min(1),
    PAGE_CACHE: z.enum(["on", "off"]).default("on"),
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().positive().default(64),
    /** Where a process saves its stored pages for the next one; absent: not saved. */
    PAGE_CACHE_DIR: z.string().min(1).optional(),
    /** A CDN that caches public pages by tag, with its purge URL and token. */
    CDN: z.enum(CDN_NAMES).optional(),
    CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CDN_TOKEN: z.string().min(1).optional(),
    /** Trusted reverse proxies in front of the shop (X-Forwarded-For), as Fastify's `trustProxy`. */
    TRUST_PROXY: z.string().optional(),
    /** The card provider and its key for browsers. */
    CARD_PROVIDER: z.enum(CARD_PROVIDER_NAMES).default("stripe"),
    CARD_PUBLIC_KEY: z.string().optional(),
    /** With it, forged events are refused here; the back end verifies them in any case. */
    CARD_WEBHOOK_SECRET: z.string().min(1).optional(),
    /** Replaces the provider's script: the card sandbox's. */
    CARD_SCRIPT_URL: z.url().optional(),
    /** Replaces the provider's hosted page: the stand-in's. */
    CARD_PAGE_URL: z.url().optional(),
    /** Replaces the servers of analytics services, for tests. */
    MEASURING_STAND_IN_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Where several storefronts count a client's requests together; absent: each counts for itself. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    POSTS_PER_MINUTE: z.coerce.number().int().positive().default(120),
    READS_PER_MINUTE: z.coerce.number().int().positive().default(900),
    /** Logs a line per request: page, status and time, nothing about the visitor. */
    ACCESS_LOG: z.enum(["on", "off"]).default("off"),
    /** Port for Prometheus metrics; absent: none. Must not be reachable by the public. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    /** A collector of traces (OTLP over HTTP); absent: no traces. The exporter reads its other variables itself. */
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
    /** The provider's stand-in for browsers; absent: the provider itself. */
    CARD_STAND_IN_URL: pageUrl ?? scriptUrl,
  }))

export type Environment = Readonly<z.infer<typeof EnvironmentSchema>>

/**
 * Parses the process environment once at startup.
 * @throws Error that lists every invalid variable, one per line
 */
function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  // An empty variable counts as absent, as in the back end and the commands.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const parsed = EnvironmentSchema.safeParse(set)
  if (parsed.success) return Object.freeze(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
  throw new Error(`The storefront cannot start, its environment is wrong:\n${lines.join("\n")}`)
}

export const env = parseEnvironment(process.env)
