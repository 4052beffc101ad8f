import type { ListAnswer, MissedSearch } from "@porteka/commerce-sdk"
import { askPage } from "../../ask.ts"

export function listMissedSearches(
  page: number,
  locale: string,
): Promise<ListAnswer<"missed_searches", MissedSearch>> {
  return askPage("/admin/missed-searches", page, locale ? { locale } : {})
}
