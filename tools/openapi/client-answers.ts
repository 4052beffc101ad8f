import { join } from "node:path"
// See type-schema.ts.
import type ts from "../../apps/backend/node_modules/typescript/lib/typescript.js"
import type { EndpointGroup } from "../../packages/commerce-sdk/src/core/bind.ts"
import { Endpoint } from "../../packages/commerce-sdk/src/core/endpoint.ts"
import * as admin from "../../packages/commerce-sdk/src/entries/admin.ts"
import { auth, storeAuth } from "../../packages/commerce-sdk/src/entries/auth.ts"
import * as store from "../../packages/commerce-sdk/src/entries/store.ts"
import * as shopAdmin from "../../packages/commerce-sdk/src/shop-admin.ts"
import { PACKAGES } from "../programs/project-paths.ts"
import { signature } from "./signature.ts"
import { type JsonSchema, readProgram, TypeSchemas } from "./type-schema.ts"

const SDK = join(PACKAGES, "commerce-sdk")
const GROUPS: [string, EndpointGroup][] = [
  ["entries/store.ts", store],
  ["entries/auth.ts", { auth, storeAuth }],
  ["entries/admin.ts", admin],
  ["shop-admin.ts", shopAdmin],
]

interface Known {
  /** The call's type, from TypeScript. */
  type: ts.Type
  reads: "json" | "text" | "blob"
}

/**
 * The answers of calls, as typed by the client for its callers.
 * @param schemas is filled with named types as they are met
 * @returns a function that finds a call's answer by its signature: a JSON schema, or that it is a file
 */
export function clientAnswers(
  schemas: Map<string, JsonSchema>,
): (call: string) => JsonSchema | "text" | "blob" {
  const files = GROUPS.map(([file]) => join(SDK, "src", file))
  const program = readProgram(join(SDK, "tsconfig.json"), files)
  const checker = program.getTypeChecker()
  const types = new TypeSchemas(checker, schemas)
  const calls = new Map<string, Known>()

  const part = (type: ts.Type, name: string): ts.Type => {
    const symbol = type.getProperty(name)
    if (!symbol) throw new Error(`The client has no ${name}.`)
    return checker.getTypeOfSymbol(symbol)
  }

  function walk(group: EndpointGroup, typeOf: (name: string) => ts.Type): void {
    for (const [name, found] of Object.entries(group)) {
      const type = typeOf(name)
      if (!(found instanceof Endpoint)) {
        walk(found, (inner) => part(type, inner))
        continue
      }
      const { method, path, reads } = found.settings
      const call = signature(method, path)
      // If two calls have the same signature, the first one is the shop's own.
      if (!calls.has(call)) calls.set(call, { type, reads })
    }
  }

  for (const [index, [, group]] of GROUPS.entries()) {
    const source = program.getSourceFile(files[index] ?? "")
    const exports = source && checker.getSymbolAtLocation(source)
    if (!exports) throw new Error(`${files[index]} exports nothing.`)
    const symbols = new Map(checker.getExportsOfModule(exports).map((symbol) => [symbol.name, symbol]))
    walk(group, (name) => checker.getTypeOfSymbol(symbols.get(name) as ts.Symbol))
  }
  return (call) => {
    const known = calls.get(call)
    if (!known) throw new Error(`The client has no ${call}, so nothing says what it answers.`)
    return known.reads === "json" ? types.of(part(part(known.type, "shape"), "answer")) : known.reads
  }
}
