import { randomBytes } from "node:crypto"
import type { CardProviderName } from "@porteka/shop"
import { z } from "zod"

const SECRET_BYTES = 32
const BARION_KEY_LENGTH = 32

const CARD_KEYS = {
  CARD_API_KEY: z.string().optional(),
  CARD_PUBLIC_KEY: z.string().optional(),
  CARD_WEBHOOK_SECRET: z.string().optional(),
  CARD_MERCHANT: z.string().optional(),
}

/** Keys that belong together: all of them, or none, which starts a local stand-in. */
const NEEDED_KEYS: Record<CardProviderName, (keyof typeof CARD_KEYS)[]> = {
  stripe: ["CARD_API_KEY", "CARD_PUBLIC_KEY", "CARD_WEBHOOK_SECRET"],
  simplepay: ["CARD_API_KEY", "CARD_MERCHANT"],
  barion: ["CARD_API_KEY", "CARD_MERCHANT"],
}
const CARD_PROVIDER_NAMES = Object.keys(NEEDED_KEYS) as CardProviderName[]
/** The apps' own default. */
const DEFAULT_PROVIDER = "stripe"

/** The card payment variables a user may set. */
export const CARD_VARIABLES = {
  CARD_PROVIDER: z.enum(CARD_PROVIDER_NAMES).default(DEFAULT_PROVIDER),
  /** The provider's own sandbox instead of its live address. */
  CARD_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...CARD_KEYS,
}

const ENVIRONMENT = z.object(CARD_VARIABLES)
type CardEnvironment = z.infer<typeof ENVIRONMENT>

/** The stand-in's keys, generated once per state folder. */
export const GENERATED_CARD_KEYS = {
  cardApiKey: z.string().startsWith("sk_test_"),
  cardPublishableKey: z.string().startsWith("pk_test_"),
  cardWebhookSecret: z.string().startsWith("whsec_"),
}

const GENERATED = z.object(GENERATED_CARD_KEYS)
type GeneratedCardKeys = z.infer<typeof GENERATED>

/** The settings of card payment. */
export type CardSettings = {
  provider: string
  apiKey: string
  /** undefined if browsers need none. */
  publicKey: string | undefined
  webhookSecret: string
  /** The shop's account id, if the provider needs one. */
  merchant: string | undefined
  /** Another address than the provider's default. */
  apiUrl: string | undefined
  /** A local stand-in replaces the provider. */
  sandbox: boolean
}

/** @returns the missing keys, if some are set */
export function missingCardKeys(env: CardEnvironment): string[] {
  const names = NEEDED_KEYS[env.CARD_PROVIDER]
  const missing = names.filter((name) => env[name] === undefined)
  return missing.length === names.length ? [] : missing
}

export function generateCardKeys(): GeneratedCardKeys {
  const random = () => randomBytes(SECRET_BYTES).toString("hex")
  return {
    cardApiKey: `sk_test_${random()}`,
    cardPublishableKey: `pk_test_${random()}`,
    cardWebhookSecret: `whsec_${random()}`,
  }
}

/** The shop's account id and key at a stand-in, in each provider's format. */
const STAND_IN_MERCHANTS: Record<CardProviderName, string | undefined> = {
  stripe: undefined,
  simplepay: "PORTEKATEST",
  barion: "shop@porteka.example",
}
const standInKey = (provider: CardProviderName, { cardApiKey }: GeneratedCardKeys) =>
  provider === "barion" ? cardApiKey.slice(-BARION_KEY_LENGTH) : cardApiKey

/** Combines the environment's values with the keys of a stand-in. */
export function cardSettings(env: CardEnvironment, generated: GeneratedCardKeys): CardSettings {
  const { CARD_PROVIDER: provider, CARD_API_KEY, CARD_API_URL: apiUrl } = env
  const sandbox = CARD_API_KEY === undefined
  const apiKey = CARD_API_KEY ?? standInKey(provider, generated)
  const isStripe = provider === DEFAULT_PROVIDER
  return {
    provider,
    apiKey,
    apiUrl,
    sandbox,
    publicKey: env.CARD_PUBLIC_KEY ?? (isStripe ? generated.cardPublishableKey : undefined),
    // Only Stripe has a separate secret; the others sign events with the API key, or not at all.
    webhookSecret: env.CARD_WEBHOOK_SECRET ?? (isStripe ? generated.cardWebhookSecret : apiKey),
    merchant: env.CARD_MERCHANT ?? (sandbox ? STAND_IN_MERCHANTS[provider] : undefined),
  }
}
