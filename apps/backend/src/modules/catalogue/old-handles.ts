import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueCategory, CatalogueNavigation } from "@porteka/commerce-sdk"

export const HANDLE_KINDS = ["product", "category", "collection"] as const
export type HandleKind = (typeof HANDLE_KINDS)[number]

export interface OldHandle {
  kind: HandleKind
  handle: string
  record_id: string
}

/** Records former handles; a handle refers to its last owner. */
export async function rememberHandles(knex: Knex, handles: readonly OldHandle[]): Promise<void> {
  if (handles.length === 0) return
  await knex.raw(
    `insert into catalogue_old_handle (kind, handle, record_id)
     select distinct on (kind, handle) kind, handle, record_id
       from jsonb_to_recordset(?::jsonb) as row(kind text, handle text, record_id text)
     on conflict (kind, handle) do update set record_id = excluded.record_id`,
    [JSON.stringify(handles)],
  )
}

/** The record a handle belonged to; null if none. */
export async function findFormerOwner(knex: Knex, kind: HandleKind, handle: string): Promise<string | null> {
  const { rows } = await knex.raw(
    `select record_id from catalogue_old_handle where kind = ? and handle = ?`,
    [kind, handle],
  )
  return rows[0]?.record_id ?? null
}

/** The handles of a navigation that are missing in another one. */
export function handlesLeftBehind(before: CatalogueNavigation, after: CatalogueNavigation): OldHandle[] {
  return [
    ...leftBehind("category", withDescendants(before.categories), withDescendants(after.categories)),
    ...leftBehind("collection", before.collections, after.collections),
  ]
}

export function withDescendants(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...withDescendants(category.children)])
}

type Handled = { id: string; handle: string }

function leftBehind(kind: HandleKind, before: readonly Handled[], after: readonly Handled[]): OldHandle[] {
  const handles = new Map(after.map(({ id, handle }) => [id, handle]))
  return before
    .filter(({ id, handle }) => handles.get(id) !== handle)
    .map(({ id, handle }) => ({ kind, handle, record_id: id }))
}
