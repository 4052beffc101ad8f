import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { MailMessage } from "./message.ts"
import { listOutbox, readOutboxPart, writeToOutbox } from "./outbox.ts"

const SENDER = { PUBLIC_URL: "https://porteka.example", MAIL_FROM: undefined }

const MESSAGE: MailMessage = {
  id: "omail_1",
  kind: "order_placed",
  locale: "hu",
  from: { name: "Portéka", email: "hello@porteka.example" },
  to: "anna@example.hu",
  subject: "Rendelését megkaptuk – 1",
  html: "<p>Köszönjük</p>",
  text: "Köszönjük",
  created_at: new Date("2026-11-21T08:00:00Z"),
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"))
})
afterEach(() => rm(folder, { recursive: true }))

test("an e-mail is stored with all its parts", async () => {
  await writeToOutbox(folder, MESSAGE, SENDER)
  const [entry] = await listOutbox(folder)
  expect(entry).toMatchObject({ to: MESSAGE.to, subject: MESSAGE.subject, kind: "order_placed" })
  expect(await readOutboxPart(folder, entry?.name ?? "", "html")).toBe(MESSAGE.html)
  expect(await readOutboxPart(folder, entry?.name ?? "", "txt")).toBe(MESSAGE.text)
  const eml = await readFile(join(folder, `${entry?.name}.eml`), "utf8")
  expect(eml).toContain("Message-ID: <omail_1@porteka.example>")
})

test("the same e-mail written again is one e-mail", async () => {
  await writeToOutbox(folder, MESSAGE, SENDER)
  await writeToOutbox(folder, MESSAGE, SENDER)
  expect(await listOutbox(folder)).toHaveLength(1)
})

test("the newest is first", async () => {
  await writeToOutbox(folder, MESSAGE, SENDER)
  await writeToOutbox(
    folder,
    { ...MESSAGE, id: "omail_2", created_at: new Date("2026-11-21T09:00:00Z") },
    SENDER,
  )
  expect((await listOutbox(folder)).map(({ created_at }) => created_at.slice(11, 13))).toEqual(["09", "08"])
})

test("a missing folder is an empty outbox", async () => {
  expect(await listOutbox(join(folder, "none"))).toEqual([])
})

test.each(["../secret", "..", "a/b", "", ".hidden", "x".repeat(500)])(
  "no file is read by the name %j",
  async (name) => {
    await writeFile(join(folder, "..", "secret.html"), "secret")
    expect(await readOutboxPart(folder, name, "html")).toBeNull()
    await rm(join(folder, "..", "secret.html"))
  },
)
