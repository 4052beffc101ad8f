import { join } from "node:path"
import { type Program, serverProgram } from "../processes/program.ts"
import {
  BACKEND,
  BACKEND_COMPILE_CACHE,
  MEDUSA,
  MEDUSA_COMPILED,
  PACKAGES,
  ROOT,
  STOREFRONT,
  TSC,
} from "../programs/project-paths.ts"
import {
  backendAddress,
  backendEnvironment,
  cardSandboxAddress,
  storefrontEnvironment,
  storefrontFolder,
} from "./app-environment.ts"
import { packageFolders } from "./packages.ts"
import type { Settings } from "./settings.ts"

const CARD_SANDBOX = join(PACKAGES, "card-sandbox")
const STOREFRONT_DEV_SERVER = join(STOREFRONT, "dev-server.ts")

/** The three addresses a person opens. */
export type Addresses = { shop: string; admin: string; outbox: string }

export function addressesOf(settings: Settings): Addresses {
  return {
    shop: settings.publicUrl,
    admin: `${settings.adminUrl}/app`,
    outbox: `${settings.adminUrl}/outbox`,
  }
}

export const storefrontPort = ({ port, host }: Settings) => ({ number: port, host, variable: "PORT" })

export const backendPort = ({ backendPort, backendHost }: Settings) => ({
  number: backendPort,
  host: backendHost,
  variable: "BACKEND_PORT",
})

/** Where this machine reaches the storefront, whatever the shop's public address. */
const storefrontAddress = (settings: Settings) => {
  const host = settings.host === "0.0.0.0" ? "127.0.0.1" : settings.host
  return `http://${host}:${settings.port}`
}

const storefrontReadyUrl = (settings: Settings) => `${storefrontAddress(settings)}/livez`

/** The card provider's stand-in; none if there are keys for the provider itself. */
export function cardSandboxPrograms(settings: Settings): Program[] {
  const port = settings.generated.cardSandboxPort
  if (!settings.card.sandbox || port === undefined) return []
  const { provider, apiKey, merchant = "", webhookSecret } = settings.card
  const env = {
    HOST: "127.0.0.1",
    PORT: String(port),
    WEBHOOK_URL: `${storefrontAddress(settings)}/api/payment/webhook`,
  }
  const ofStripe = {
    PUBLIC_URL: cardSandboxAddress(settings),
    STATE_FILE: settings.state.cardSandboxFile,
    WEBHOOK_SECRET: webhookSecret,
  }
  const isStripe = provider === "stripe"
  return [
    serverProgram({
      name: "the card sandbox",
      file: process.execPath,
      args: [join(CARD_SANDBOX, "dist", ...(isStripe ? [] : ["hosted"]), "main.js")],
      cwd: CARD_SANDBOX,
      env: { ...env, ...(isStripe ? ofStripe : { PROVIDER: provider, MERCHANT: merchant, API_KEY: apiKey }) },
      logFile: join(settings.state.logs, "card-sandbox.log"),
      readyUrl: `${cardSandboxAddress(settings)}/healthz`,
    }),
  ]
}

/** @param extra variables besides those of the settings */
export function backendProgram(
  settings: Settings,
  databaseUrl: string,
  extra: NodeJS.ProcessEnv = {},
): Program {
  return serverProgram({
    name: "the back end",
    file: process.execPath,
    args: [...settings.nodeFlags.backend, MEDUSA_COMPILED, "start"],
    cwd: join(BACKEND, ".medusa", "server"),
    env: {
      ...backendEnvironment(settings, databaseUrl),
      NODE_COMPILE_CACHE: BACKEND_COMPILE_CACHE,
      ...extra,
    },
    logFile: join(settings.state.logs, "backend.log"),
    readyUrl: `${backendAddress(settings)}/health`,
    port: backendPort(settings),
  })
}

/** @param extra variables besides those of the settings */
export function storefrontProgram(settings: Settings, extra: NodeJS.ProcessEnv = {}): Program {
  return serverProgram({
    name: "the storefront",
    file: process.execPath,
    args: [
      ...settings.nodeFlags.storefront,
      join(storefrontFolder(settings.pseudoLanguage), "server", "index.js"),
    ],
    cwd: STOREFRONT,
    env: { ...storefrontEnvironment(settings), ...extra },
    logFile: join(settings.state.logs, "storefront.log"),
    readyUrl: storefrontReadyUrl(settings),
    port: storefrontPort(settings),
  })
}

/** The same two with reload on every change, and the packages' compiler in watch mode. */
export function developmentPrograms(settings: Settings, databaseUrl: string): Program[] {
  return [
    ...cardSandboxPrograms(settings),
    serverProgram({
      name: "the packages' compiler",
      file: TSC,
      args: ["--build", "--watch", "--preserveWatchOutput", ...packageFolders()],
      cwd: ROOT,
      env: {},
      readyUrl: undefined,
      screenMark: "packages  ",
    }),
    serverProgram({
      name: "the back end",
      file: process.execPath,
      args: [MEDUSA, "develop"],
      cwd: BACKEND,
      env: backendEnvironment(settings, databaseUrl, "development"),
      readyUrl: `${backendAddress(settings)}/health`,
      port: backendPort(settings),
      screenMark: "back end  ",
    }),
    serverProgram({
      name: "the storefront",
      file: process.execPath,
      args: [STOREFRONT_DEV_SERVER],
      cwd: STOREFRONT,
      env: storefrontEnvironment(settings, "development"),
      readyUrl: storefrontReadyUrl(settings),
      port: storefrontPort(settings),
      screenMark: "storefront",
    }),
  ]
}
