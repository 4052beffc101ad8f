/** Lists as Medusa returns them: the rows under the resource's name, with paging data. */

export interface ListPaging {
  count: number
  offset: number
  limit: number
}

export type ListAnswer<Name extends string, Row> = { [K in Name]: Row[] } & ListPaging

/** `fields` is Medusa's selection: `id,+metadata,*items`. */
export interface FieldsQuery {
  fields?: string
}

/** Query every list takes. */
export interface PageQuery extends FieldsQuery {
  limit?: number
  offset?: number
  /** A field; a leading minus reverses the order. */
  order?: string
}

/** For searchable lists. */
export interface ListQuery extends PageQuery {
  q?: string
}

/** Answer of a DELETE. */
export interface Deleted<Kind extends string = string> {
  id: string
  object: Kind
  deleted: boolean
}
