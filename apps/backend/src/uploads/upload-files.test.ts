import { expect, test } from "vitest"
import { locateUpload } from "./upload-files.ts"

test.each([
  ["1700-Őszi bögre.JPG", "public/1700-Őszi bögre.JPG", false, "image/jpeg"],
  ["private-1700-orders.csv", "private/private-1700-orders.csv", true, "application/octet-stream"],
  ["private-1700.png", "private/private-1700.png", true, "application/octet-stream"],
  ["1700-import.csv", "public/1700-import.csv", true, "application/octet-stream"],
  ["1700-page.html", "public/1700-page.html", true, "application/octet-stream"],
  ["1700-logo.svg", "public/1700-logo.svg", true, "application/octet-stream"],
])("%s", (file, name, isPrivate, contentType) => {
  expect(locateUpload(file)).toEqual({ name, isPrivate, contentType })
})

test.each(["", ".", "..", "../settings.json", "a/b.jpg", "a\\..\\b.jpg", ".env", "a\0.jpg"])(
  "no %j",
  (file) => {
    expect(locateUpload(file)).toBeUndefined()
  },
)
