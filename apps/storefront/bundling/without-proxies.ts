import type { Plugin, Rolldown } from "vite"

/** A file that only passes on what another one has: `export{a as default}from"./extras-hash.js"`. */
const PROXY = /^export\{([^}]+)\}from"(\.\/[^"]+)";?\s*(?:\/\/# sourceMappingURL=.*)?\s*$/

interface Proxy {
  /** `./extras-hash.js` */
  target: string
  /** The properties of the module that importers expect: `default:m.a`. */
  properties: string
}

/** @returns null if the file is more than a proxy, or an entry, whose name others know */
export function proxyOf({ code, isEntry, isDynamicEntry }: ProxyCandidate): Proxy | null {
  const [, names, target] = PROXY.exec(code) ?? []
  if (!names || !target || isEntry || !isDynamicEntry) return null
  const properties = names.split(",").map((name) => {
    const [inside = "", outside = inside] = name.trim().split(" as ")
    return `${outside}:m.${inside}`
  })
  return { target, properties: properties.join(",") }
}

type ProxyCandidate = Pick<Rolldown.OutputChunk, "code" | "isEntry" | "isDynamicEntry">

/** @param code a script of the same folder, in which the bundler quotes names with backticks or quotation marks */
export function importTarget(code: string, proxyFile: string, { target, properties }: Proxy): string {
  return ["`", '"'].reduce(
    (changed, quote) =>
      changed.replaceAll(
        `import(${quote}./${proxyFile}${quote})`,
        `import(${quote}${target}${quote}).then(m=>({${properties}}))`,
      ),
    code,
  )
}

/**
 * The bundler keeps a file for every module that is imported on demand, even if the module itself is in a file with
 * others (rolldown/rolldown#9729). It has 50 bytes and 350 of headers, and the browser asks for the other file only when it has
 * arrived. With this, importers ask for the other file at once.
 */
export function withoutProxies(): Plugin {
  return {
    name: "without-proxies",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Before Vite writes into each import which files to fetch along with it.
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
        for (const chunk of chunks) {
          const proxy = proxyOf(chunk)
          if (!proxy) continue
          const name = chunk.fileName.slice(chunk.fileName.lastIndexOf("/") + 1)
          for (const importer of chunks) importer.code = importTarget(importer.code, name, proxy)
          delete bundle[chunk.fileName]
        }
      },
    },
  }
}
