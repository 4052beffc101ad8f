import type { Maker } from "./shop-data.ts"

export async function listMakers(): Promise<Maker[]> {
  return (await ask<{ makers: Maker[] }>("/admin/makers")).makers
}

/** @param path of a product or of one of its variants, below `/admin/products` */
export async function saveMetadata(path: string, metadata: Record<string, unknown>): Promise<void> {
  await ask(`/admin/products/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ metadata }),
  })
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: "include", ...init })
  if (!response.ok) throw new Error(`Nem sikerült (${response.status}).`)
  return (await response.json()) as Answer
}
