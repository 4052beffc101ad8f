import fc from "fast-check"
import { expect, test } from "vitest"
import type { Rank } from "./ranks.ts"
import { Vocabulary } from "./vocabulary.ts"

const KEYS = ["bögre", "tál", "kék", "agyag", "kézműves"]
const SLOTS = 6

type Words = Map<string, Rank>

const words = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom<Rank[]>(0, 1, 2)), {
    selector: ([key]) => key,
  })
  .map((pairs): Words => new Map(pairs))
const step = fc.record({ slot: fc.nat(SLOTS - 1), words: fc.option(words) })

function postingsOf(vocabulary: Vocabulary, key: string): string[] {
  const found: string[] = []
  vocabulary.forEachPosting(key, (slot, rank) => found.push(`${slot}:${rank}`))
  return found.sort()
}

test("after any changes, each key leads to the slots that have it now", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const vocabulary = new Vocabulary()
      const truth = new Map<number, Words>()
      for (const { slot, words: ranks } of steps) {
        if (truth.delete(slot)) vocabulary.remove(slot)
        if (!ranks) continue
        truth.set(slot, ranks)
        vocabulary.add(slot, { ranks, spellings: new Map(), written: [], materials: [] })
      }
      for (const key of KEYS) {
        const expected = [...truth].flatMap(([slot, ranks]) =>
          ranks.has(key) ? [`${slot}:${ranks.get(key)}`] : [],
        )
        expect(postingsOf(vocabulary, key)).toEqual(expected.sort())
      }
    }),
  )
})
