import { type AnyEndpoint, type Call, type CallOptions, Endpoint } from "./endpoint.ts"
import { countPlaces, fillPath } from "./path.ts"

/** Calls by name; groups may lie in groups. */
export interface EndpointGroup {
  readonly [name: string]: AnyEndpoint | EndpointGroup
}

export type Bound<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends AnyEndpoint ? Call<Group[Name]> : Bound<Group[Name]>
}

/** A call with its arguments sorted out. */
export interface Request {
  endpoint: AnyEndpoint
  /** The filled path, without query. */
  path: string
  body: unknown
  options: CallOptions
}

export type Send = (request: Request) => Promise<unknown>

/** Makes callable functions of a group of endpoints. */
export function bind<Group extends EndpointGroup>(group: Group, send: Send): Bound<Group> {
  const bound = Object.entries(group).map(([name, part]) => [
    name,
    part instanceof Endpoint ? bindOne(part, send) : bind(part, send),
  ])
  return Object.fromEntries(bound)
}

function bindOne(endpoint: AnyEndpoint, send: Send) {
  const { path, body } = endpoint.settings
  const places = countPlaces(path)
  const optionsAt = places + (body === "none" ? 0 : 1)
  return async (...args: unknown[]) =>
    send({
      endpoint,
      path: fillPath(path, args.slice(0, places)),
      body: body === "none" ? undefined : args[places],
      options: (args[optionsAt] as CallOptions | undefined) ?? {},
    })
}

/**
 * Binds each group when it is first used: a client lives for one request and uses one or two groups.
 */
export function bindLazily<Groups extends Record<string, EndpointGroup>>(
  groups: Groups,
  send: Send,
): Bound<Groups> {
  const client = {}
  for (const [name, group] of Object.entries(groups)) {
    let bound: object | undefined
    Object.defineProperty(client, name, {
      enumerable: true,
      get: () => {
        bound ??= bind(group, send)
        return bound
      },
    })
  }
  return client as Bound<Groups>
}
