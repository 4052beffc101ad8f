import { relative } from "node:path"
// TypeScript 7 has no stable API yet, so this uses the back end's older compiler.
import ts from "../../apps/backend/node_modules/typescript/lib/typescript.js"
import { ROOT } from "../programs/project-paths.ts"

/** The JSON Schema of a type's values on the wire. */

export type JsonSchema = Record<string, unknown>

const HIDDEN = ts.TypeFlags.Undefined | ts.TypeFlags.Void
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown

/** Types by their name in the document. */
export class TypeSchemas {
  readonly #checker: ts.TypeChecker
  readonly #named: Map<string, JsonSchema>
  readonly #names = new Map<ts.Type, string>()

  /** @param named is filled with the named types */
  constructor(checker: ts.TypeChecker, named: Map<string, JsonSchema>) {
    this.#checker = checker
    this.#named = named
  }

  of(type: ts.Type): JsonSchema {
    const name = this.#nameOf(type)
    if (name === undefined) return this.#inline(type)
    if (!this.#named.has(name)) {
      this.#named.set(name, {})
      this.#named.set(name, this.#inline(type))
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** Only named types of our own files that are the same wherever they are used. */
  #nameOf(type: ts.Type): string | undefined {
    const known = this.#names.get(type)
    if (known !== undefined) return known
    const symbol = type.aliasSymbol ?? type.symbol
    const [declaration] = symbol?.declarations ?? []
    const isGeneric =
      declaration !== undefined && "typeParameters" in declaration && declaration.typeParameters
    const isNamed =
      type.aliasSymbol !== undefined ||
      (type.flags & ts.TypeFlags.Object && symbol?.flags & ts.SymbolFlags.Interface)
    const file = declaration?.getSourceFile().fileName
    if (!isNamed || isGeneric || !file || !isOurs(file)) return undefined
    let name = symbol.name
    while ([...this.#names.values()].includes(name)) name += "_"
    this.#names.set(type, name)
    return name
  }

  /** One of several; undefined of none. */
  anyOf(types: readonly ts.Type[]): JsonSchema | undefined {
    return types.length === 0 ? undefined : oneOfThem(types.map((type) => this.of(type)))
  }

  #inline(type: ts.Type): JsonSchema {
    const { flags } = type
    if (flags & ANYTHING) return {}
    if (flags & ts.TypeFlags.Null) return { type: "null" }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === "true" }
    if (flags & ts.TypeFlags.StringLike) return { type: "string" }
    if (flags & ts.TypeFlags.NumberLike) return { type: "number" }
    if (flags & ts.TypeFlags.BooleanLike) return { type: "boolean" }
    if (type.isUnion()) return this.#union(type)
    if (type.symbol?.name === "Date") return { type: "string", format: "date-time" }
    if (this.#checker.isArrayLikeType(type)) {
      const item = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      return { type: "array", items: item ? this.of(item) : {} }
    }
    return this.#object(type)
  }

  #union({ types }: ts.UnionType): JsonSchema {
    const shown = types.filter(({ flags }) => !(flags & HIDDEN))
    const isBoolean = shown.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2
    const literals = shown.flatMap((one) =>
      one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : [],
    )
    const others = shown.filter(
      (one) =>
        !(one.isStringLiteral() || one.isNumberLiteral()) &&
        !(isBoolean && one.flags & ts.TypeFlags.BooleanLiteral),
    )
    const choices = [
      ...(literals.length > 0
        ? [literals.length === 1 ? { const: literals[0] } : { enum: literals.sort() }]
        : []),
      ...(isBoolean ? [{ type: "boolean" }] : []),
      ...others.map((one) => this.of(one)),
    ]
    return oneOfThem(choices)
  }

  #object(type: ts.Type): JsonSchema {
    const declaredIn = (type.aliasSymbol ?? type.symbol)?.declarations?.[0]?.getSourceFile().fileName
    // Medusa's own records are documented by Medusa.
    if (declaredIn && !isOurs(declaredIn) && !/\/typescript\/lib\//.test(declaredIn))
      return { type: "object" }
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const found = this.#checker.getTypeOfSymbol(property)
      if (found.getCallSignatures().length > 0 || property.name.startsWith("__@")) continue
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional)
      const described = this.of(found)
      const comment = ts.displayPartsToString(property.getDocumentationComment(this.#checker))
      properties[property.name] = comment ? { ...described, description: comment } : described
      if (!isOptional) required.push(property.name)
    }
    const rest = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String)
    return {
      type: "object",
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required: required.sort() } : {}),
      ...(rest ? { additionalProperties: this.of(rest) } : {}),
    }
  }
}

/** Sorted, because the compiler lists them in the order in which it has met them. */
function oneOfThem(choices: readonly JsonSchema[]): JsonSchema {
  const written = new Map(choices.map((choice) => [JSON.stringify(choice), choice]))
  const sorted = [...written].toSorted(
    ([a, first], [b, second]) => rankOf(first) - rankOf(second) || (a < b ? -1 : 1),
  )
  const [only, ...others] = sorted.map(([, choice]) => choice)
  return only && others.length === 0 ? only : { anyOf: only ? [only, ...others] : [] }
}

const rankOf = ({ type }: JsonSchema) => (type === "null" ? 1 : 0)

const isOurs = (file: string) => {
  const path = relative(ROOT, file)
  return !path.startsWith("..") && !path.includes("node_modules/")
}

/** A compiler program for one install, with its own configuration. */
export function readProgram(configFile: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, configFile.replace(/\/[^/]+$/, ""))
  return ts.createProgram([...files], { ...options, noEmit: true, composite: false, incremental: false })
}
