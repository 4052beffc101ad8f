import { mkdtempSync, rmSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest"
import { LOCALES } from "#app/i18n/locales.ts"
import { logger } from "../log.server.ts"
import { findGuaranteeArtwork } from "./guarantee-artwork.server.ts"

const warn = vi.spyOn(logger, "warn")
let folder: string

beforeEach(() => {
  warn.mockReset()
  folder = mkdtempSync(join(tmpdir(), "artwork-"))
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => warn.mockRestore())

test("warns at the start of each language whose artwork is missing", async () => {
  await mkdir(join(folder, "legal"))
  await writeFile(join(folder, "legal/eu-guarantee-notice-hu.svg"), "<svg/>")
  expect(findGuaranteeArtwork(folder)).toMatchObject({
    hu: { notice: "/legal/eu-guarantee-notice-hu.svg", label: null },
    en: { notice: null, label: null },
  })
  expect(warn.mock.calls.map(([about]) => about)).toContainEqual(
    expect.objectContaining({ file: "public/legal/eu-guarantee-notice-en.svg" }),
  )
  expect(warn).toHaveBeenCalledTimes(LOCALES.length - 1)
})

test("finds the label of a producer's guarantee where it is, and does not miss it where it is not", async () => {
  await mkdir(join(folder, "legal"))
  for (const locale of LOCALES)
    await writeFile(join(folder, `legal/eu-guarantee-notice-${locale}.svg`), "<svg/>")
  await writeFile(join(folder, "legal/eu-garan-label-en.svg"), "<svg/>")
  expect(findGuaranteeArtwork(folder)).toMatchObject({
    hu: { label: null },
    en: { label: "/legal/eu-garan-label-en.svg" },
  })
  expect(warn).not.toHaveBeenCalled()
})
