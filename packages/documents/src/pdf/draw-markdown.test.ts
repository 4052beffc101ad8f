import { expect, it, vi } from "vitest"
import { drawMarkdown } from "./draw-markdown.ts"
import { startPaper } from "./paper.ts"

/** The pieces of text that are drawn, in order. */
async function textsOf(markdown: string): Promise<string[]> {
  const paper = startPaper({ title: "ÁSZF", author: "Portéka", language: "hu-HU", date: new Date(0) })
  const text = vi.spyOn(paper, "text")
  await drawMarkdown(paper, markdown)
  return text.mock.calls.map(([piece]) => piece)
}

it.each([
  ["a paragraph", "Az eladó *neve* és **címe**.", ["Az eladó ", "neve", " és ", "címe", "."]],
  ["a heading", "## Szállítás", ["Szállítás"]],
  ["a list", "- futár\n- csomagpont", ["•", "futár", "•", "csomagpont"]],
  [
    "a list in a list",
    "1. Átvétel\n   - üzletben\n   - csomagponton\n2. Fizetés",
    ["1.", "Átvétel", "•", "üzletben", "•", "csomagponton", "2.", "Fizetés"],
  ],
  ["paragraphs of an item", "- első\n\n  második", ["•", "első", "második"]],
  ["an item without text", "- \n- futár", ["•", "•", "futár"]],
  ["a quotation", "> A törvény szerint\n>\n> > ezt is", ["A törvény szerint", "ezt is"]],
  ["a rule", "fent\n\n---\n\nlent", ["fent", "lent"]],
  ["code", "    három szóköz\n\n`egy` szó", ["három szóköz", "egy", " szó"]],
  ["HTML, as it is written", "<b>Fontos</b>\n\nvége", ["<b>", "Fontos", "</b>", "vége"]],
  ["a block of HTML", "<div>\nsor\n</div>", ["<div>\nsor\n</div>"]],
  ["a picture, by its name", "![Térkép](/pictures/terkep.jpg)", ["Térkép"]],
  ["a link by reference", "[NAIH][1]\n\n[1]: https://naih.hu", ["NAIH", " (https://naih.hu)"]],
  ["a table", "| mód | díj |\n|---|---|\n| futár | 1990 Ft |", ["mód: ", "futár; ", "díj: ", "1990 Ft"]],
  ["a line break", "egy  \nkettő", ["egy", "\n", "kettő"]],
  ["characters of HTML", "Kovács & Fia, 3 < 4", ["Kovács & Fia, 3 < 4"]],
])("draws %s", async (_, markdown, texts) => {
  expect(await textsOf(markdown)).toEqual(texts)
})

it("lets other work run while a long text is drawn", async () => {
  let turns = 0
  let isDrawn = false
  const takeTurn = () => {
    turns += 1
    if (!isDrawn) setImmediate(takeTurn)
  }
  takeTurn()
  await textsOf("Az eladó a terméket **kézzel** készíti, és öt munkanapon belül feladja.\n\n".repeat(4000))
  isDrawn = true
  expect(turns).toBeGreaterThan(2)
})
