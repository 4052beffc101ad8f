import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "@medusajs/framework/zod"
import { createTransport } from "nodemailer"
import { isMissingFile } from "../files/file-store.ts"
import { type MailSender, toMailOptions } from "./mail-options.ts"
import type { MailMessage } from "./message.ts"

const outboxEntrySchema = z.object({
  name: z.string(),
  kind: z.string(),
  locale: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.string(),
})

/** The data of an e-mail in the outbox list. */
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

/** Only our own file names: no separator, no dot. */
const NAME = /^[0-9A-Za-z_-]{1,120}$/

/**
 * Writes the e-mail as files instead of sending it: `.eml`, `.html`, `.txt`, and last the `.json` that makes
 * it appear in the list. The same message always has the same name, so a repeated call adds nothing.
 */
export async function writeToOutbox(folder: string, message: MailMessage, sender: MailSender): Promise<void> {
  const name = toName(message)
  await mkdir(folder, { recursive: true })
  const eml = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    toMailOptions(message, sender),
  )
  const { kind, locale, to, subject, created_at } = message
  const entry: OutboxEntry = { name, kind, locale, to, subject, created_at: created_at.toISOString() }
  await writeWhole(folder, `${name}.eml`, eml.message as Buffer)
  await writeWhole(folder, `${name}.html`, message.html)
  await writeWhole(folder, `${name}.txt`, message.text)
  await writeWhole(folder, `${name}.json`, JSON.stringify(entry, null, 2))
}

/** The e-mails of the outbox, newest first. A missing folder is an empty outbox. */
export async function listOutbox(folder: string): Promise<OutboxEntry[]> {
  const files = await listFiles(folder)
  const names = files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .reverse()
  const entries = await Promise.all(names.map((file) => readEntry(folder, file)))
  return entries.flatMap((entry) => entry ?? [])
}

/** One part of an e-mail; null if it does not exist. */
export async function readOutboxPart(
  folder: string,
  name: string,
  part: "html" | "txt" | "eml",
): Promise<string | null> {
  if (!NAME.test(name)) return null
  return await readIfThere(join(folder, `${name}.${part}`))
}

function toName({ created_at, kind, id }: MailMessage): string {
  return `${created_at.toISOString().replace(/[^0-9]/g, "")}-${kind}-${id}`
}

/** Readers never see an incomplete file. */
async function writeWhole(folder: string, file: string, content: string | Buffer): Promise<void> {
  const unfinished = join(folder, `.${file}`)
  await writeFile(unfinished, content)
  await rename(unfinished, join(folder, file))
}

async function readEntry(folder: string, file: string): Promise<OutboxEntry | null> {
  const { data } = outboxEntrySchema.safeParse(JSON.parse(await readFile(join(folder, file), "utf8")))
  return data ?? null
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => !file.startsWith("."))
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}
