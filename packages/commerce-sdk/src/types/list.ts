/** Lists as Medusa answers them: the rows under the resource's name, with the paging beside them. */

export interface ListPaging {
  count: number
  offset: number
  limit: number
}

export type ListAnswer<Name extends string, Row> = { [K in Name]: Row[] } & ListPaging

/** Query every list takes. `fields` is Medusa's selection: `id,+metadata,*items`. */
export interface ListQuery {
  limit?: number
  offset?: number
  order?: string
  fields?: string
  q?: string
}

export interface FieldsQuery {
  fields?: string
  expand?: string
}

/** Answer of a DELETE. */
export interface Deleted<Kind extends string = string> {
  id: string
  object: Kind
  deleted: boolean
}
