import { fetchJson } from "./fetch-json.ts"

/** The router's data about a route's scripts. */
interface RouteScripts {
  module: string
  clientActionModule?: string
  clientLoaderModule?: string
  imports?: string[]
}

/** The router's own table of scripts, which it puts into every page. */
interface WithManifest {
  __reactRouterManifest?: { version: string; routes: Record<string, RouteScripts | undefined> }
}

/** The build that this page comes from: its name, and the scripts of each of its routes. */
export const buildOfPage = () => (window as WithManifest).__reactRouterManifest

/** The name of the build that the shop runs now, or null when the shop does not answer. */
export async function latestBuild(): Promise<string | null> {
  const answer = await fetchJson<{ id?: unknown }>("/builds/meta.json", { cache: "no-store" })
  return typeof answer?.id === "string" ? answer.id : null
}
