import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"

/** A child process loads all packages again, which takes long on a busy machine. */
const TIMEOUT_MS = 30_000

/** Runs a module in a Node process with one more language (packages/shop/src/languages/pseudo). */
function inPseudoLanguage(source: string): unknown {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=pseudo-language", "--input-type=module", "--eval", source],
    { cwd: import.meta.dirname, encoding: "utf8" },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

test("every table of texts that packages share has an entry for an added language", {
  timeout: TIMEOUT_MS,
}, () => {
  const lacking = inPseudoLanguage(`
    const seen = new Set()
    const lacking = []
    function look(value, path) {
      if (typeof value !== "object" || value === null || seen.has(value)) return
      seen.add(value)
      if ("hu" in value && "en" in value && !("xa" in value)) lacking.push(path)
      for (const [key, part] of Object.entries(value)) look(part, path + "." + key)
    }
    for (const name of ["shop", "hungary", "documents"]) look({ ...(await import("@porteka/" + name)) }, name)
    console.log(JSON.stringify(lacking))`)
  expect(lacking).toEqual([])
})

test("every e-mail is drawn in an added language", { timeout: TIMEOUT_MS }, () => {
  const subjects = inPseudoLanguage(`
    const { sampleEmails } = await import("../dist/preview/sample-emails.js")
    const mails = Object.entries(sampleEmails("xa"))
    console.log(JSON.stringify(mails.map(([name, { subject, text, html }]) => [name, subject, /undefined/.test(text) || /href="[^"]*[áéíöü]/.test(html)])))`)
  expect(subjects).toHaveLength(new Set((subjects as string[][]).map(([name]) => name)).size)
  for (const [name, subject, isFaulty] of subjects as [string, string, boolean][]) {
    expect(subject, name).toMatch(/[áéíöü]{2}/)
    expect(isFaulty, name).toBe(false)
  }
})
