// See type-schema.ts.
import ts from "../../apps/backend/node_modules/typescript/lib/typescript.js"
import { type JsonSchema, readProgram, TypeSchemas } from "./type-schema.ts"

/** Descriptions of answers that are not JSON. */
const ERROR = "ApiError"

/**
 * The successful answers of handlers, from their return type: `Reply<Body>` of app/server/api/api-reply.server.ts.
 * @param schemas is filled with named types as they are met
 * @returns a function that finds an answer by file and name; undefined for one that is not JSON
 */
export function replyAnswers(
  configFile: string,
  files: readonly string[],
  schemas: Map<string, JsonSchema>,
): (file: string, handler: string) => JsonSchema | undefined {
  const program = readProgram(configFile, files)
  const checker = program.getTypeChecker()
  const types = new TypeSchemas(checker, schemas)

  const inner = (promise: ts.Type) => checker.getAwaitedType(promise) ?? promise

  /** The body of one of the replies a handler returns. */
  function bodyOf(reply: ts.Type): ts.Type | undefined {
    const json = reply.getProperty("json")
    const [call] = json ? checker.getTypeOfSymbol(json).getCallSignatures() : []
    return call && inner(checker.getReturnTypeOfSignature(call))
  }

  return (file, handler) => {
    const source = program.getSourceFile(file)
    const exports = source && checker.getSymbolAtLocation(source)
    const symbol = exports && checker.getExportsOfModule(exports).find(({ name }) => name === handler)
    const [call] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
    if (!call) throw new Error(`${file} has no ${handler}.`)
    const replies = inner(checker.getReturnTypeOfSignature(call))
    const bodies = (replies.isUnion() ? replies.types : [replies]).flatMap((one) => bodyOf(one) ?? [])
    const shown = bodies.filter(
      (body) => !(body.flags & ts.TypeFlags.Any) && (body.aliasSymbol ?? body.symbol)?.name !== ERROR,
    )
    return types.anyOf(shown)
  }
}
