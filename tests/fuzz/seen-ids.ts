/** Ids from answers, by the kind of record: the input of later calls. */

const MOST_OF_A_KIND = 40
const OTHER_NAMES: Record<string, string> = { product_variant: "variant", line: "item", line_item: "item" }

/** "product-categories", "product_category_id" → "product_category" */
export function kindOf(name: string): string {
  const word = name
    .replaceAll("-", "_")
    .replace(/_ids?$/, "")
    .replace(/ies$/, "y")
    .replace(/(ss)es$/, "$1")
    .replace(/([^s])s$/, "$1")
  return OTHER_NAMES[word] ?? word
}

export class SeenIds {
  readonly #kinds = new Map<string, string[]>()
  readonly #spared = new Set<string>()

  /** Records that the run itself needs are never written to. */
  spare(id: string): void {
    this.#spared.add(id)
  }

  isSpared(id: string): boolean {
    return this.#spared.has(id)
  }

  /** Collects every id of an answer. */
  learn(value: unknown, name = ""): void {
    if (Array.isArray(value)) for (const part of value) this.learn(part, name)
    if (typeof value !== "object" || value === null || Array.isArray(value)) return
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== "string") this.learn(part, key)
      else if (key === "id") this.#add(kindOf(name), part)
      else if (key.endsWith("_id")) this.#add(kindOf(key), part)
    }
  }

  #add(kind: string, id: string): void {
    const known = this.#kinds.get(kind) ?? []
    if (known.includes(id)) return
    this.#kinds.set(kind, [...known.slice(known.length >= MOST_OF_A_KIND ? 1 : 0), id])
  }

  /**
   * @returns an id of this kind; sometimes, or if there is none, of any kind; undefined before the first
   * answer
   */
  pick(name: string, random: () => number): string | undefined {
    const own = this.#kinds.get(kindOf(name))
    const all = [...this.#kinds.values()]
    const list = own && random() < 0.9 ? own : all[Math.floor(random() * all.length)]
    return list?.[Math.floor(random() * list.length)]
  }
}
