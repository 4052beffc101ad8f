import { expect, test } from "vitest"
import { MAX_UPLOAD_BYTES } from "./read-upload.ts"
import { requireReadable } from "./require-readable.ts"

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const TEXT = Buffer.from("név;ár")

test.each([
  ["a picture", "bogre.png", "image/png", PNG],
  ["a table", "termekek.csv", "text/csv", TEXT],
  ["a table that a browser has no type for", "termekek.csv", "application/octet-stream", TEXT],
])("%s is taken", async (_, originalname, mimetype, buffer) => {
  await expect(requireReadable({ originalname, mimetype, buffer })).resolves.toBeUndefined()
})

test.each([
  ["a text named as a picture", "bogre.jpg", "text/plain", TEXT, "„bogre.jpg” nem olvasható képként"],
  ["a text sent as a picture", "bogre", "image/png", TEXT, "nem olvasható képként"],
  [
    "a name with accents",
    Buffer.from("Őszi bögre.png").toString("latin1"),
    "image/png",
    TEXT,
    "„Őszi bögre.png”",
  ],
  ["a file above the limit", "bogre.png", "image/png", Buffer.alloc(MAX_UPLOAD_BYTES + 1), "30 MB-nál"],
])("%s is refused", async (_, originalname, mimetype, buffer, sentence) => {
  await expect(requireReadable({ originalname, mimetype, buffer })).rejects.toThrow(sentence)
})
