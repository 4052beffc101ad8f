import { describe, expect, it } from "vitest"
import { readMenuLinks, readRedirects, readSections, redirectSource } from "./site-lines.ts"

describe("sections of the home page", () => {
  it("are read by the owner's names, in any letters", () => {
    expect(readSections("Magazin\n\nújdonságok\n")).toEqual({ read: ["journal", "new"], problem: null })
  })

  it.each([
    ["Hírek", /^1\. sor: „Hírek” nincs a szakaszok között\. Ezek vannak: Kollekciók, /],
    ["Magazin\nMagazin", /^2\. sor: „Magazin” kétszer szerepel\./],
  ])("%j is refused", (text, problem) => {
    expect(readSections(text).problem).toMatch(problem)
  })
})

describe("links of a menu", () => {
  it("have a label and a page of the shop or of the web", () => {
    expect(readMenuLinks("Akciók | /hu/products?sort=newest\nBlog | https://blog.example.hu/a")).toEqual({
      read: [
        { label: "Akciók", to: "/hu/products?sort=newest" },
        { label: "Blog", to: "https://blog.example.hu/a" },
      ],
      problem: null,
    })
  })

  it.each([
    ["Akciók", /így kell: Felirat/],
    ["| /hu", /így kell/],
    ["A | /hu | B", /így kell/],
    ["A | javascript:alert(1)", /a bolt egy oldala/],
    ["A | //idegen.example", /a bolt egy oldala/],
    ["A | http://blog.example.hu", /a bolt egy oldala/],
    [`${"a".repeat(61)} | /hu`, /túl hosszú/],
    ["A | /hu\nB | /hu", /^2\. sor: „\/hu” kétszer szerepel\./],
    [Array.from({ length: 16 }, (_, at) => `A | /hu/${at}`).join("\n"), /^Túl sok sor: 16, legfeljebb 15/],
  ])("%j is refused", (text, problem) => {
    expect(readMenuLinks(text).problem).toMatch(problem)
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
      problem: null,
    })
  })

  it.each([
    ["/a", /így kell/],
    ["/a; /b; 307", /„307” helyett 301/],
    ["a; /b", /nem egy oldal címe/],
    ["//idegen.example/a; /b", /nem egy oldal címe/],
    ["/; /hu", /a kezdőlap nem vezethet/],
    ["https://regi.example; /hu", /a kezdőlap nem vezethet/],
    ["/a; http://uj.example", /webcím \(https/],
    ["/a; /a/", /önmagára/],
    ["/a; /b\n/a/; /c", /^2\. sor: „\/a\/” kétszer szerepel/],
    ["/a; /b\n/b; /c", /^„\/a” célja \(„\/b”\) maga is átirányítás\. Írja ide a végső címet: \/c/],
    ["/a; /b\n/b; /a", /maga is átirányítás/],
  ])("%j is refused", (text, problem) => {
    expect(readRedirects(text).problem).toMatch(problem)
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
