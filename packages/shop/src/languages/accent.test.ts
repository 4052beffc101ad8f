import { expect, it } from "vitest"
import { accentText, accentTexts } from "./pseudo/accent.ts"

it.each([
  ["Add to cart", "ÁÁdd töö cáárt"],
  [
    "{count, plural, one {# item} other {# items}} in <b>{place}</b>",
    "{count, plural, one {# íítéém} other {# íítééms}} íín <b>{place}</b>",
  ],
  [
    "Write to a@b.example or [us](/en/contact), {{shop.name}}",
    "Wríítéé töö a@b.example öör [üüs](/en/contact), {{shop.name}}",
  ],
])("%s becomes %s", (text, accented) => {
  expect(accentText(text)).toBe(accented)
})

it("leaves what a function of texts was given, and says of a block what it is", () => {
  const texts = accentTexts({
    hello: (name: string) => `Hello ${name}`,
    block: ({ links }: { links: { home: string; terms: string } }) => ({
      kind: "panel",
      title: "Terms",
      href: links.terms,
    }),
  }) as { hello(name: string): string; block(props: object): unknown }
  expect(texts.hello("Anna")).toBe("Hééllöö Anna")
  expect(
    texts.block({ links: { home: "https://a.example/xa", terms: "https://a.example/xa/xa-terms" } }),
  ).toEqual({
    kind: "panel",
    title: "Téérms",
    href: "https://a.example/xa/xa-terms",
  })
})
