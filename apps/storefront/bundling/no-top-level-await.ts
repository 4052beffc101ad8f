import type { ESTree, Plugin } from "vite"

type Node = ESTree.Node | { type: string }

const FUNCTIONS = [
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "PropertyDefinition",
]

const isAwait = (node: Node) =>
  node.type === "AwaitExpression" ||
  (node.type === "ForOfStatement" && "await" in node && node.await === true)

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value

/** @returns whether the module is unfinished until something has arrived */
export function awaitsAtTopLevel(node: Node): boolean {
  if (isAwait(node)) return true
  if (FUNCTIONS.includes(node.type)) return false
  return Object.values(node).some((value) =>
    [value].flat().some((child) => isNode(child) && awaitsAtTopLevel(child)),
  )
}

/**
 * Refuses an `await` outside of functions in the browser's modules. Safari gives such a module, unfinished, to the second that
 * imports it on demand: its functions are undefined there, and the page becomes an error page (bugs.webkit.org/242740).
 */
export function noTopLevelAwait(): Plugin {
  return {
    name: "no-top-level-await",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !awaitsAtTopLevel(this.parse(file.code))) continue
        this.error(
          `${file.fileName} awaits something outside of functions, which breaks in Safari. It has: ${file.moduleIds.join(", ")}`,
        )
      }
    },
  }
}
