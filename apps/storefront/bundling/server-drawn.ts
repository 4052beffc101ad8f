import type { Plugin } from "vite"

/** What `StaticPart` gets: `draw={import.meta.env.SSR ? () => <Logo /> : null}`. */
const DRAWN = /import\.meta\.env\.SSR \? \(\) => <\w[^<>]*\/> : null/g
const IMPORT = /^import \{ ([^}]+) \} from "[^"]+"\n/gm

/** @returns the module without what only the server draws, and without the imports that only this needed */
export function withoutDrawn(code: string): string {
  const rest = code.replace(DRAWN, "null")
  if (rest === code) return code
  const isUsed = (name: string) => (rest.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) > 1
  return rest.replace(IMPORT, (line, names: string) =>
    names.split(", ").some((name) => !name.startsWith("type ") && isUsed(name)) ? line : "",
  )
}

/**
 * Takes out what only the server draws before the bundler divides the modules into files. The bundler would leave the code
 * out by itself, but counts the imports: what a page shares with the footer would be loaded by every page.
 */
export function serverDrawn(): Plugin {
  return {
    name: "server-drawn",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      return id.includes("/app/") && code.includes("import.meta.env.SSR ?")
        ? { code: withoutDrawn(code), map: null }
        : null
    },
  }
}
