import { expect, it } from "vitest"
import { siteName } from "./site-name.ts"

it.each([
  ["https://www.facebook.com/portekabolt", "Facebook"],
  ["https://instagram.com/porteka", "Instagram"],
  ["https://m.youtube.com/@porteka", "YouTube"],
  ["https://piactér.example/porteka", "xn--piactr-fva.example"],
  ["http://blog.porteka.example/", "blog.porteka.example"],
])("%s is called %s", (url, name) => {
  expect(siteName(url)).toBe(name)
})
