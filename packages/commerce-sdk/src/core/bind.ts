import { type AnyEndpoint, type Call, type CallOptions, Endpoint } from "./endpoint.ts"
import { fillPath, paramsOf } from "./path.ts"

/** Calls by name; groups can be nested. */
export interface EndpointGroup {
  readonly [name: string]: AnyEndpoint | EndpointGroup
}

export type Bound<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends AnyEndpoint ? Call<Group[Name]> : Bound<Group[Name]>
}

/** The parsed arguments of a call. */
export interface Request {
  endpoint: AnyEndpoint
  /** The filled path, without query. */
  path: string
  body: unknown
  options: CallOptions
}

export type Send = (request: Request) => Promise<unknown>

/** Turns a group of endpoints into callable functions. */
export function bind<Group extends EndpointGroup>(group: Group, send: Send): Bound<Group> {
  const bound = Object.entries(group).map(([name, part]) => [
    name,
    part instanceof Endpoint ? bindOne(part, send) : bind(part, send),
  ])
  return Object.fromEntries(bound)
}

function bindOne(endpoint: AnyEndpoint, send: Send) {
  const { path, body } = endpoint.settings
  const params = paramsOf(path)
  const bodyAt = params.length === 0 ? 0 : 1
  const optionsAt = bodyAt + (body === "none" ? 0 : 1)
  return async (...args: unknown[]) =>
    send({
      endpoint,
      path: fillPath(path, paramsFrom(args[0], params)),
      body: body === "none" ? undefined : args[bodyAt],
      options: (args[optionsAt] as CallOptions | undefined) ?? {},
    })
}

/** The value of a single path parameter, or several by name. */
function paramsFrom(argument: unknown, [first, ...more]: string[]): Record<string, unknown> {
  if (first === undefined) return {}
  return more.length === 0 ? { [first]: argument } : (argument as Record<string, unknown>)
}

/** Shared by clients with the same groups, because creating it costs more than most requests use of it. */
const shared = new WeakMap<object, PropertyDescriptorMap>()

function descriptorsOf(groups: Record<string, EndpointGroup>): PropertyDescriptorMap {
  const known = shared.get(groups)
  if (known) return known
  const descriptors = Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, descriptorOf(name, group)]),
  )
  shared.set(groups, descriptors)
  return descriptors
}

const descriptorOf = (name: string, group: EndpointGroup): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: { send: Send }) {
    const value = bind(group, this.send)
    Object.defineProperty(this, name, { value })
    return value
  },
})

/** Adds the groups to a client. Each is bound on first use: a client lives for one request and uses one or two. */
export function bindLazily<Groups extends Record<string, EndpointGroup>, Base extends { send: Send }>(
  groups: Groups,
  client: Base,
): Base & Bound<Groups> {
  return Object.defineProperties(client, descriptorsOf(groups)) as Base & Bound<Groups>
}
