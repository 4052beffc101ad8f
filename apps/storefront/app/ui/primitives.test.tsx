import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { Price } from "./commerce/price.tsx"
import { Button } from "./controls/button.tsx"
import { Field } from "./controls/field.tsx"
import { IconButton } from "./controls/icon-button.tsx"
import { clampQuantity, QuantityStepper } from "./controls/quantity-stepper.tsx"
import { TextInput } from "./controls/text-input.tsx"
import { fallbackAddress, sourceSet } from "./media/picture.tsx"

describe("Button", () => {
  test("does not send a form unless told to", () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"')
  })

  test("draws itself as the given link, with its own text", () => {
    const html = renderToStaticMarkup(<Button render={<a href="/cart">ignored</a>}>To the cart</Button>)
    expect(html).toMatch(/^<a href="\/cart" class="[^"]+">To the cart<\/a>$/)
  })

  test("says that it is busy and keeps its label", () => {
    const html = renderToStaticMarkup(<Button busy>Save</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain("Save")
  })
})

test("IconButton has a name and shows no zero", () => {
  const html = renderToStaticMarkup(
    <IconButton label="Cart" count={0}>
      x
    </IconButton>,
  )
  expect(html).toContain('aria-label="Cart"')
  expect(html).not.toContain("0<")
})

test("Field ties label, hint and error to its control, the error first", () => {
  const html = renderToStaticMarkup(
    <Field id="zip" label="Postal code" hint="Four digits" error="Missing">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  expect(html).toContain('<label for="zip"')
  expect(html).toContain('aria-describedby="zip-error zip-hint"')
  expect(html).toContain('aria-invalid="true"')
})

describe("QuantityStepper", () => {
  const labels = { label: "Quantity", decreaseLabel: "Less", increaseLabel: "More" }
  const buttons = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('aria-disabled="true"'))

  test.each([
    ["at the lower limit", 1, [true, false]],
    ["between", 2, [false, false]],
    ["at the upper limit", 5, [false, true]],
  ])("%s", (_, defaultValue, disabled) => {
    const html = renderToStaticMarkup(
      <QuantityStepper name="q" {...labels} max={5} defaultValue={defaultValue} />,
    )
    expect(buttons(html)).toEqual(disabled)
    expect(html).toMatch(/<input type="number"[^>]*min="1"[^>]*max="5"/)
  })

  test.each([
    [Number.NaN, 1],
    [0, 1],
    [-3, 1],
    [2.6, 3],
    [99, 5],
  ])("%d becomes %d", (value, kept) => {
    expect(clampQuantity(value, 1, 5)).toBe(kept)
  })
})

test("Price names both amounts where there are two", () => {
  const html = renderToStaticMarkup(
    <Price
      amount="10 Ft"
      amountLabel="Now:"
      reference="12 Ft"
      referenceLabel="Lowest of 30 days:"
      percent="−16%"
    />,
  )
  expect(html).toContain("Now:")
  expect(html).toMatch(/Lowest of 30 days:.*<s[^>]*>12 Ft<\/s>/)
})

test("Picture's addresses follow the naming of the pre-made sizes", () => {
  const source = {
    base: "/pictures/mug-1a",
    widths: [320, 800],
    width: 800,
    height: 1000,
    tone: "#ddd",
    alt: "",
  }
  expect(sourceSet(source, "avif")).toBe("/pictures/mug-1a-320.avif 320w, /pictures/mug-1a-800.avif 800w")
  expect(fallbackAddress(source)).toBe("/pictures/mug-1a-800.jpg")
})
