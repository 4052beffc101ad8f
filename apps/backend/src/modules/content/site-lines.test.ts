import { describe, expect, it } from "vitest"
import { readMenuLinks, readRedirects, readSections, redirectSource } from "./site-lines.ts"

const problemsOf = ({ problems }: { problems: readonly { line: number; reason: string }[] }) =>
  problems.map(({ line, reason }) => `${line + 1}. sor: ${reason}`).join(" ")

describe("sections of the home page", () => {
  it("are read by their keys, and by their names in any language and letters", () => {
    expect(readSections("Magazin\n\nújdonságok\nmakers\nBest sellers")).toEqual({
      read: ["journal", "new", "makers", "best_sellers"],
      problems: [],
    })
  })

  it.each([
    ["Hírek", /^1\. sor: „Hírek” nincs a szakaszok között\./],
    ["Magazin\nMagazin", /^2\. sor: „Magazin” kétszer szerepel\./],
  ])("%j is refused", (text, problem) => {
    expect(problemsOf(readSections(text))).toMatch(problem)
  })
})

describe("links of a menu", () => {
  it("have a label and a page of the shop or a web address", () => {
    expect(readMenuLinks("Akciók | /hu/products?sort=newest\nBlog | https://blog.example.hu/a")).toEqual({
      read: [
        { label: "Akciók", to: "/hu/products?sort=newest" },
        { label: "Blog", to: "https://blog.example.hu/a" },
      ],
      problems: [],
    })
  })

  it.each([
    ["Akciók", /A felirat \(\| jel nélkül\) és a cím is kell/],
    ["| /hu", /A felirat .* és a cím is kell/],
    ["A | /hu | B", /A felirat .* és a cím is kell/],
    ["A | javascript:alert(1)", /a bolt egy oldala/],
    ["A | //idegen.example", /a bolt egy oldala/],
    ["A | http://blog.example.hu", /a bolt egy oldala/],
    [`${"a".repeat(61)} | /hu`, /túl hosszú/],
    ["A | /hu\nB | /hu", /^2\. sor: „\/hu” kétszer szerepel\./],
    [
      Array.from({ length: 16 }, (_, at) => `A | /hu/${at}`).join("\n"),
      /^16\. sor: Túl sok sor: 16, legfeljebb 15/,
    ],
  ])("%j is refused", (text, problem) => {
    expect(problemsOf(readMenuLinks(text))).toMatch(problem)
  })
})

describe("redirects", () => {
  it("are read from semicolons, from a spreadsheet and from whole addresses", () => {
    const text =
      "/termek/kancso.html; /hu/product/haban-kancso\n/akció/\t/hu/products\t302\nhttps://regi.example/index.php?id=3;https://uj.example/;301"
    expect(readRedirects(text)).toEqual({
      read: [
        { from: "/termek/kancso.html", to: "/hu/product/haban-kancso", status: 301 },
        { from: "/akció", to: "/hu/products", status: 302 },
        { from: "/index.php?id=3", to: "https://uj.example/", status: 301 },
      ],
      problems: [],
    })
  })

  it.each([
    ["/a", /A régi és az új cím is kell/],
    ["/a; /b; 307", /„307” helyett 301/],
    ["a; /b", /nem egy oldal címe/],
    ["//idegen.example/a; /b", /nem egy oldal címe/],
    ["/; /hu", /A kezdőlap nem vezethet/],
    ["https://regi.example; /hu", /A kezdőlap nem vezethet/],
    ["/a; http://uj.example", /webcím \(https/],
    ["/a; /a/", /önmagára/],
    ["/a; /b\n/a/; /c", /^2\. sor: „\/a\/” kétszer szerepel/],
    ["/a; /b\n/b; /c", /^1\. sor: „\/a” célja \(„\/b”\) maga is átirányítás\. Írja ide a végső címet: \/c/],
    ["/a; /b\n/b; /a", /maga is átirányítás/],
  ])("%j is refused", (text, problem) => {
    expect(problemsOf(readRedirects(text))).toMatch(problem)
  })

  it.each([
    ["/a/", "/a"],
    ["/k%C3%A9k", "/kék"],
    ["/a?b=1#c", "/a?b=1"],
    ["/%zz", undefined],
    ["/\\idegen.example", undefined],
    ["mailto:a@example.hu", undefined],
  ])("%j is looked for as %j", (address, source) => {
    expect(redirectSource(address)).toBe(source)
  })
})
