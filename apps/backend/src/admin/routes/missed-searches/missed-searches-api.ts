import type { ListAnswer, MissedSearch } from "@porteka/commerce-sdk"
import { fetchPage } from "../../back-end.ts"

export function listMissedSearches(
  page: number,
  locale: string,
): Promise<ListAnswer<"missed_searches", MissedSearch>> {
  return fetchPage("/admin/missed-searches", page, locale ? { locale } : {})
}
