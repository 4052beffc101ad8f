import { answerWith, hasFields, isList, isText } from "../checks/answer-shape.ts"
import { del, get, post } from "../core/endpoint.ts"
import type { Deleted, FieldsQuery, ListAnswer } from "../types/list-types.ts"

/** The names of a resource's rows in answers: `{ one: "product", many: "products" }`. */
export interface RowNames<Row extends string, Rows extends string> {
  one: Row
  many: Rows
}

/** The types of a resource's calls. */
interface Kinds {
  row: unknown
  create: unknown
  update: unknown
  /** The filters of its list. */
  query: object
}

const checkRow = (row: string) => answerWith({ [row]: hasFields({ id: isText }) })

/** A list; `asks` and `gives` set its types. */
export const listOf = <const Path extends string>(path: Path, rows: string) =>
  get(path).gives<unknown>(answerWith({ [rows]: isList }))

/** One thing. */
export const oneOf = <const Path extends string>(path: Path, row: string) =>
  get(path).asks<FieldsQuery>().gives<unknown>(checkRow(row))

/** Creates something or runs an action with a body; not idempotent. */
export const doing = <const Path extends string>(path: Path, row: string) =>
  post(path).asks<FieldsQuery>().gives<unknown>(checkRow(row))

/** Sets fields to given values. */
export const setting = <const Path extends string>(path: Path, row: string) => doing(path, row).repeatable()

/** Runs an action without a body. */
export const acting = <const Path extends string>(path: Path, row: string) =>
  post(path).asks<FieldsQuery>().gives<unknown>(checkRow(row))

/** Takes something away. */
export const removing = <const Path extends string>(path: Path) => del(path).gives<Deleted>()

/** Removes a step of an open order change and returns the rest. */
export const undoing = <const Path extends string>(path: Path, row: string) =>
  del(path).asks<FieldsQuery>().gives<unknown>(checkRow(row))

/**
 * The five calls of nearly every resource: create and update are POST, delete is DELETE (specification 7,
 * "Admin SDK"). Types are given first, so that path and names are inferred from the arguments.
 */
export const crud =
  <Of extends Kinds>() =>
  <const Path extends string, const Row extends string, const Rows extends string>(
    path: Path,
    { one: row, many: rows }: RowNames<Row, Rows>,
  ) => {
    const one = `${path}/{id}` as const
    type One = { [K in Row]: Of["row"] }
    return {
      list: listOf(path, rows).asks<Of["query"]>().gives<ListAnswer<Rows, Of["row"]>>(),
      retrieve: oneOf(one, row).gives<One>(),
      create: doing(path, row).takes<Of["create"]>().gives<One>(),
      update: setting(one, row).takes<Of["update"]>().gives<One>(),
      delete: removing(one),
    }
  }
