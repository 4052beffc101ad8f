import { expect, it } from "vitest"
import { finishPaper, startPaper } from "./paper.ts"

const HEAD = {
  title: "Próba",
  author: "Portéka",
  language: "hu",
  date: new Date("2026-11-22T00:00:00Z"),
}

async function fileWith(...texts: string[]): Promise<string> {
  const paper = startPaper(HEAD)
  for (const text of texts) paper.font("bold").text(text, { width: 200 })
  return (await finishPaper(paper, "Próba")).toString("latin1")
}

const usesWideFont = async (...texts: string[]) => /\+NotoSans-Regular/.test(await fileWith(...texts))

it("draws Hungarian with the shop's fonts alone", async () => {
  expect(await usesWideFont("Árvíztűrő tükörfúrógép", "„őű” – 10 €\nkét sor")).toBe(false)
})

it.each(["Юлия", "Αλέξανδρος", "محمد علي", "דוד", "Hải", "Արմեն", "გიორგი"])(
  "draws %s with a font that has these letters",
  async (name) => {
    expect(await usesWideFont(`${name} Kft.`)).toBe(true)
  },
)

it.each(["K\u0336o\u0336v\u0336á\u0336c\u0336s\u0336", "a\u0337\u0300\u0334\u0301\u0489".repeat(20)])(
  "draws %s, whose marks have no place above their letters",
  async (name) => {
    expect(await usesWideFont(name)).toBe(true)
  },
)

it("leaves emoji out", async () => {
  const words = "Boldog születésnapot!"
  expect(await fileWith(`${words}🎂❤️👩‍👩‍👧🇭🇺👍🏽`)).toBe(await fileWith(words))
})
