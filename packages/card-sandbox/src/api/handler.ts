import type { Route } from "../route-table.ts"
import type { Params } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"

/** Handles one API call: synchronously, so that no other call runs in between. */
export type ApiHandler = (scene: Scene, params: Params, ids: string[]) => object

export type ApiRoute = Route<ApiHandler> & {
  /** True if a browser may call it with a publishable key. */
  forBrowsers?: boolean
}

/** A route of each method. @param path with its parameters in braces: `/v1/payment_intents/{id}` */
export const get = (path: string, handle: ApiHandler): ApiRoute => ({ method: "GET", path, handle })
export const post = (path: string, handle: ApiHandler): ApiRoute => ({ method: "POST", path, handle })
export const del = (path: string, handle: ApiHandler): ApiRoute => ({ method: "DELETE", path, handle })

/** Also for browsers. */
export const open = (route: ApiRoute): ApiRoute => ({ ...route, forBrowsers: true })
