import { join } from "node:path"
import { findFreePort } from "../processes/ports.ts"
import type { Program } from "../processes/program.ts"
import { backendProgram, cardSandboxPrograms, storefrontProgram } from "../stack/servers.ts"
import type { Settings } from "../stack/settings.ts"
import type { Stack } from "../stack/stack.ts"
import { proxyProgram } from "./proxy.ts"

const STOREFRONTS = 2
const API_SERVERS = 2
const LOOPBACK = "127.0.0.1"

/** Variables besides those of the settings. */
type ExtraVariables = { backend?: NodeJS.ProcessEnv; storefront?: NodeJS.ProcessEnv }

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, findFreePort))

/**
 * Variables of one of several servers: its own log folder, and no metrics, because they would all use the same
 * port.
 */
const settingsOfServer = (settings: Settings, name: string): Settings => ({
  ...settings,
  metricsPort: undefined,
  backendMetricsPort: undefined,
  state: { ...settings.state, logs: join(settings.state.logs, name) },
})

/** The back ends: some answer requests, one runs jobs and handles events. */
function backends(
  settings: Settings,
  databaseUrl: string,
  ports: { api: number[]; worker: number },
  extra: NodeJS.ProcessEnv,
) {
  const one = (name: string, port: number, mode: "server" | "worker"): Program => ({
    ...backendProgram(
      { ...settingsOfServer(settings, name), backendPort: port, backendHost: LOOPBACK },
      databaseUrl,
      { ...extra, WORKER_MODE: mode },
    ),
    name: `the back end (${name})`,
  })
  return [
    one("worker", ports.worker, "worker"),
    ...ports.api.map((port, index) => one(`server-${index + 1}`, port, "server")),
  ]
}

/** They reach the back ends through the proxy, at the address in the settings. */
const storefronts = (settings: Settings, ports: number[], extra: NodeJS.ProcessEnv) =>
  ports.map((port, index): Program => {
    const name = `storefront-${index + 1}`
    const ofServer = { ...settingsOfServer(settings, name), port, host: LOOPBACK }
    // With its own folder, as on a separate machine: missing files are fetched from the back end.
    ofServer.state.pictures = join(settings.state.folder, "scale", name)
    return { ...storefrontProgram(ofServer, { TRUST_PROXY: LOOPBACK, ...extra }), name }
  })

/**
 * Runs one shop as several machines would, on this one: two storefronts and two back ends that answer requests,
 * each pair behind a round-robin proxy, and a background worker. The proxy listens on the addresses in the
 * settings.
 * @param settings with the address of a running Redis, for which the database is migrated
 * @returns a function that stops all of it
 * @throws {UserError} if nginx is missing and cannot be installed
 */
export async function startScaledShop(
  stack: Stack,
  settings: Settings,
  databaseUrl: string,
  { backend = {}, storefront = {} }: ExtraVariables = {},
): Promise<() => Promise<void>> {
  const backendPorts = { api: await freePorts(API_SERVERS), worker: await findFreePort() }
  const storefrontPorts = await freePorts(STOREFRONTS)
  const fronts = [
    { port: settings.backendPort, host: settings.backendHost, servers: backendPorts.api },
    { port: settings.port, host: settings.host, servers: storefrontPorts },
  ]
  const groups = [
    [await proxyProgram(settings, fronts), ...cardSandboxPrograms(settings)],
    backends(settings, databaseUrl, backendPorts, backend),
    storefronts(settings, storefrontPorts, storefront),
  ]
  const stops: (() => Promise<void>)[] = []
  for (const group of groups) stops.push(await stack.startPrograms(group))
  return async () => {
    for (const stop of stops.toReversed()) await stop()
  }
}
