import { type AnyEndpoint, type Call, type CallOptions, Endpoint } from "./endpoint.ts"
import { fillPath, placesOf } from "./path.ts"

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
  const places = placesOf(path)
  const bodyAt = places.length === 0 ? 0 : 1
  const optionsAt = bodyAt + (body === "none" ? 0 : 1)
  return async (...args: unknown[]) =>
    send({
      endpoint,
      path: fillPath(path, placesFrom(args[0], places)),
      body: body === "none" ? undefined : args[bodyAt],
      options: (args[optionsAt] as CallOptions | undefined) ?? {},
    })
}

/** The value of the one place, or the values of several by name. */
function placesFrom(argument: unknown, [first, ...more]: string[]): Record<string, unknown> {
  if (first === undefined) return {}
  return more.length === 0 ? { [first]: argument } : (argument as Record<string, unknown>)
}

/**
 * Adds the groups to a client. Each is bound when it is first used: a client lives for one request and uses one or two.
 */
export function bindLazily<Groups extends Record<string, EndpointGroup>, Base extends object>(
  groups: Groups,
  send: Send,
  client: Base,
): Base & Bound<Groups> {
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
  return client as Base & Bound<Groups>
}
