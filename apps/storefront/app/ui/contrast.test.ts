import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const BODY_TEXT_AAA = 7
const TEXT_AA = 4.5
const EDGE_AA = 3

type Mode = "light" | "dark"
type Rgb = [number, number, number]

const tokens = readTokens(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"))
const MODES: Mode[] = ["light", "dark"]
const GROUNDS = ["surface", "surface-raised", "surface-sunken", "surface-hover"]

const PAIRS: [text: string, ground: string, atLeast: number][] = [
  ...GROUNDS.map((ground): [string, string, number] => ["ink", ground, BODY_TEXT_AAA]),
  ...GROUNDS.flatMap((ground) =>
    ["ink-muted", "link", "accent", "danger", "success", "warning", "info"].map(
      (text): [string, string, number] => [text, ground, TEXT_AA],
    ),
  ),
  ["on-primary", "primary", TEXT_AA],
  ["on-primary", "primary-hover", TEXT_AA],
  ["on-accent", "accent-solid", TEXT_AA],
  ["on-danger", "danger-solid", TEXT_AA],
  ["on-danger", "danger-solid-hover", TEXT_AA],
  ["ink", "primary-soft", BODY_TEXT_AAA],
  ["ink-muted", "primary-soft", TEXT_AA],
  ...["primary", "accent", "danger", "success", "warning", "info"].map((name): [string, string, number] => [
    `on-${name}-soft`,
    `${name}-soft`,
    TEXT_AA,
  ]),
  ...GROUNDS.slice(0, 3).flatMap((ground) =>
    ["border-strong", "focus", "primary"].map((edge): [string, string, number] => [edge, ground, EDGE_AA]),
  ),
]

test.each(MODES.flatMap((mode) => PAIRS.map((pair) => [mode, ...pair] as const)))(
  "%s: %s on %s has %d:1",
  (mode, text, ground, atLeast) => {
    expect(contrast(color(text, mode), color(ground, mode))).toBeGreaterThanOrEqual(atLeast)
  },
)

test.each(MODES)("the footer's ground in %s mode carries the dark mode's writing", (mode) => {
  const ground = color("surface-deep", mode)
  expect(contrast(color("ink", "dark"), ground)).toBeGreaterThanOrEqual(BODY_TEXT_AAA)
  expect(contrast(color("ink-muted", "dark"), ground)).toBeGreaterThanOrEqual(TEXT_AA)
  expect(contrast(color("border-strong", "dark"), ground)).toBeGreaterThanOrEqual(EDGE_AA)
})

test("every scale has its eleven steps, from light to dark", () => {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
  for (const scale of ["terracotta", "forest", "wheat", "saxon-blue", "magyar-red", "gray"]) {
    const light = steps.map((step) => luminance(color(`color-${scale}-${step}`, "light")))
    expect(light).toEqual(light.toSorted((a, b) => b - a))
  }
})

function readTokens(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  )
}

/** A token's color in one mode: resolves `var()` and `light-dark()`. */
function color(name: string, mode: Mode): Rgb {
  const value = tokens.get(name)
  if (!value) throw new Error(`No token --${name}`)
  return parse(value, mode)
}

function parse(value: string, mode: Mode): Rgb {
  const sides = value.match(/^light-dark\((\w+\([^)]*\)),\s*(\w+\([^)]*\))\)$/)
  if (sides) return parse((mode === "light" ? sides[1] : sides[2]) ?? "", mode)
  const reference = value.match(/^var\(--([\w-]+)\)$/)
  if (reference?.[1]) return color(reference[1], mode)
  const numbers = value.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/)
  if (!numbers) throw new Error(`Not a plain color: ${value}`)
  return linearRgb(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]))
}

/**
 * OKLCH to linear sRGB (Björn Ottosson's matrices), clipped to the gamut like in browsers without a wide one.
 */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as Rgb
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
