import { expect, test } from "vitest"
import { locateUpload } from "./upload-files.ts"

test.each([
  ["1700-Őszi bögre.JPG", "/u/public/1700-Őszi bögre.JPG", false, "image/jpeg"],
  ["private-1700-orders.csv", "/u/private/private-1700-orders.csv", true, "application/octet-stream"],
  ["private-1700.png", "/u/private/private-1700.png", true, "application/octet-stream"],
  ["1700-import.csv", "/u/public/1700-import.csv", true, "application/octet-stream"],
  ["1700-page.html", "/u/public/1700-page.html", true, "application/octet-stream"],
  ["1700-logo.svg", "/u/public/1700-logo.svg", true, "application/octet-stream"],
])("%s", (file, path, isPrivate, contentType) => {
  expect(locateUpload("/u", file)).toEqual({ path, isPrivate, contentType })
})

test.each(["", ".", "..", "../settings.json", "a/b.jpg", "a\\..\\b.jpg", ".env", "a\0.jpg"])(
  "no %j",
  (file) => {
    expect(locateUpload("/u", file)).toBeUndefined()
  },
)
