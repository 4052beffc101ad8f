import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { beforeAll, describe, expect, test } from "vitest"
import { Showcase } from "./showcase.tsx"

const PICTURES = ["a", "b"].map((name) => ({
  base: `/pictures/${name}`,
  widths: [320, 800],
  width: 800,
  height: 1000,
  tone: "#d8d0c0",
  alt: `Picture ${name}`,
}))

describe("what the server renders of every primitive", () => {
  let html = ""

  beforeAll(() => {
    const router = createMemoryRouter([{ path: "*", element: <Showcase pictures={PICTURES} /> }])
    html = renderToString(<RouterProvider router={router} />)
  })

  test("has no style attribute: the content security policy would refuse it", () => {
    expect(html.match(/<[^>]+ style=[^>]*>/g)).toBeNull()
  })

  test("names every control", () => {
    const labels = new Set([...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id))
    const nameless = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes("aria-label=") && !labels.has(tag.match(/ id="([^"]+)"/)?.[1]))
      .filter((tag) => !tag.includes('type="radio"'))
    expect(nameless).toEqual([])
  })

  test("describes controls only by elements that exist", () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const referenced = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    )
    expect(referenced.length).toBeGreaterThan(0)
    expect(referenced.filter((id) => !ids.has(id))).toEqual([])
  })

  test("marks a mistaken control invalid", () => {
    expect(html).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="phone"|<input[^>]*name="phone"[^>]*aria-invalid="true"/,
    )
  })

  test("loads only the main pictures at once", () => {
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    const first = images.filter(
      (tag) => tag.includes('fetchPriority="high"') || tag.includes('fetchpriority="high"'),
    )
    expect(first.length).toBe(2)
    expect(images.filter((tag) => !first.includes(tag)).every((tag) => tag.includes('loading="lazy"'))).toBe(
      true,
    )
  })

  test("keeps every picture's place until it arrives", () => {
    const ratios = [...html.matchAll(/<img[^>]* width="(\d+)" height="(\d+)"/g)].map(
      ([, width, height]) => Number(width) / Number(height),
    )
    expect(ratios).toHaveLength([...html.matchAll(/<img/g)].length)
    expect(new Set(ratios)).toEqual(new Set([4 / 5]))
  })

  test("closed windows have no content", () => {
    expect(html).toContain("<dialog")
    expect(html).not.toContain("Kérjük, várjon.")
  })
})
