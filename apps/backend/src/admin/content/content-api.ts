import type { AdminContentEntry, AdminContentInput, AdminContentSummary } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import type { ContentKindName, ContentValues } from "../../modules/content/content-kinds.ts"
import { fetchJson, post, readRefusal, send } from "../back-end.ts"
import type { Problems } from "../problems.ts"
import { contentTexts } from "./content-texts.ts"
import { asUpload } from "./uploads.ts"

const PATH = "/admin/content"

export async function listContent(kind: ContentKindName): Promise<AdminContentSummary[]> {
  return (await fetchJson<{ entries: AdminContentSummary[] }>(`${PATH}?kind=${kind}`)).entries
}

export async function readContent(id: string): Promise<AdminContentEntry> {
  return (await fetchJson<{ entry: AdminContentEntry }>(`${PATH}/${id}`)).entry
}

export async function readVersion(id: string, number: number): Promise<ContentValues> {
  return (await fetchJson<{ values: ContentValues }>(`${PATH}/${id}/versions/${number}`)).values
}

export async function readShop(): Promise<Shop> {
  return (await fetchJson<{ shop: Shop }>("/content/shop")).shop
}

/**
 * The result of saving: errors by path, or a conflict with somebody else's save. Nothing is lost in either
 * case.
 */
export type SaveOutcome =
  | { type: "saved"; entry: AdminContentEntry }
  | { type: "refused"; message: string; problems: Problems }
  | { type: "changed"; message: string }

/** @param of the entry and the version the editor started with, or the kind of a new one */
export async function saveContent(
  of: { id: string; after: number } | { kind: ContentKindName },
  input: AdminContentInput,
): Promise<SaveOutcome> {
  const { path, body } =
    "id" in of
      ? { path: `${PATH}/${of.id}`, body: { ...input, after: of.after } }
      : { path: PATH, body: { ...input, kind: of.kind } }
  const response = await send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (response.ok) {
    const answer: unknown = await response.json().catch(() => null)
    if (!hasEntry(answer)) throw new Error(contentTexts().unreadable)
    return { type: "saved", entry: answer.entry }
  }
  const { message, code, problems } = await readRefusal(response)
  return code === "content_changed" ? { type: "changed", message } : { type: "refused", message, problems }
}

/** An error page of a proxy may also have status 200. */
const hasEntry = (answer: unknown): answer is { entry: AdminContentEntry } =>
  typeof answer === "object" &&
  answer !== null &&
  "entry" in answer &&
  typeof answer.entry === "object" &&
  answer.entry !== null

export interface UploadedPicture {
  /** Its URL in texts. */
  address: string
  /** The value of a field. */
  value: string
}

/** The files that `uploadPicture` accepts, for the `accept` attribute of an input. */
export const PICTURES = "image/jpeg,image/png,image/webp"

/** Uploads a picture and starts the creation of its sizes. */
export const uploadPicture = (file: File): Promise<UploadedPicture> => asUpload(() => upload(file))

async function upload(file: File): Promise<UploadedPicture> {
  const form = new FormData()
  form.append("files", file)
  const { files } = await fetchJson<{ files: { id: string }[] }>("/admin/uploads", {
    method: "POST",
    body: form,
  })
  const [uploaded] = files
  if (!uploaded) throw new Error(contentTexts().notUploaded)
  const name = file.name.replace(/\.[^.]*$/, "")
  const made = await post<{ url: string; picture: string }>("/admin/content-pictures", {
    upload_id: uploaded.id,
    name,
  })
  return { address: new URL(made.url, window.location.origin).pathname, value: made.picture }
}
