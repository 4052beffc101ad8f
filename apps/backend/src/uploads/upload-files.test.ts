import { expect, test } from "vitest"
import { isOrderExport, locateUpload } from "./upload-files.ts"

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

test.each([
  ["private-1700-1699-order-exports.csv", true],
  ["https://bucket.example/upload-1699-order-exports-01JQ.csv?X-Amz-Expires=3600", true],
  ["private-1700-1699-product-exports.csv", false],
  ["private-1700-orders.csv", false],
])("%s is an export of orders: %s", (file, expected) => {
  expect(isOrderExport(file)).toBe(expected)
})
