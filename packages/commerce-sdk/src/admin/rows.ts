import { answerWith, hasFields, isList, isText } from "../checks/answer-shape.ts"
import { del, get, post } from "../core/endpoint.ts"
import type { AdminInput, AdminRecord } from "../types/admin.ts"
import type { Deleted, FieldsQuery, ListAnswer, ListQuery } from "../types/list.ts"

/** Any filter of a back office list, beside the paging. */
export type AdminListQuery = ListQuery & Record<string, unknown>

/** `{ product: … }` */
export type One<Row extends string> = { [K in Row]: AdminRecord }

/** How a resource's rows are called in answers: `{ one: "product", many: "products" }`. */
export interface RowNames<Row extends string, Rows extends string> {
  one: Row
  many: Rows
}

const checkOne = (row: string) => answerWith({ [row]: hasFields({ id: isText }) })

/** A list with any filter. */
export const listOf = <const Path extends string, const Rows extends string>(path: Path, rows: Rows) =>
  get(path)
    .asks<AdminListQuery>()
    .gives<ListAnswer<Rows, AdminRecord>>(answerWith({ [rows]: isList }))

/** One thing. */
export const oneOf = <const Path extends string, const Row extends string>(path: Path, row: Row) =>
  get(path).asks<FieldsQuery>().gives<One<Row>>(checkOne(row))

/** Makes or does something; done twice it may be there twice. */
export const doing = <const Path extends string, const Row extends string>(path: Path, row: Row) =>
  post(path).takes<AdminInput>().asks<FieldsQuery>().gives<One<Row>>(checkOne(row))

/** Sets fields to given values. */
export const setting = <const Path extends string, const Row extends string>(path: Path, row: Row) =>
  doing(path, row).repeatable()

/** Does something that needs no body. */
export const acting = <const Path extends string, const Row extends string>(path: Path, row: Row) =>
  post(path).asks<FieldsQuery>().gives<One<Row>>(checkOne(row))

/** Takes something away. */
export const removing = <const Path extends string>(path: Path) => del(path).gives<Deleted>()

/** Takes back a step of an open order change and tells what is left of it. */
export const undoing = <const Path extends string, const Row extends string>(path: Path, row: Row) =>
  del(path).asks<FieldsQuery>().gives<One<Row>>(checkOne(row))

/**
 * The five calls nearly every resource has: create and update are POST, delete is DELETE
 * (specification 7, "Admin SDK").
 */
export function crud<const Path extends string, const Row extends string, const Rows extends string>(
  path: Path,
  names: RowNames<Row, Rows>,
) {
  const one = `${path}/{id}` as const
  return {
    list: listOf(path, names.many),
    retrieve: oneOf(one, names.one),
    create: doing(path, names.one),
    update: setting(one, names.one),
    delete: removing(one),
  }
}
