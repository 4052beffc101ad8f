import type { FiguresTable, OpeningCheck, ShopFigures, VatRow } from "@porteka/commerce-sdk"
import { fetchJson } from "../back-end.ts"

export const readFigures = (days: number) => fetchJson<ShopFigures>(`/admin/figures?days=${days}`)

export const readVat = async (year: number): Promise<VatRow[]> =>
  (await fetchJson<{ rows: VatRow[] }>(`/admin/vat-report?year=${year}`)).rows

export const readOpening = async (): Promise<OpeningCheck[]> =>
  (await fetchJson<{ checks: OpeningCheck[] }>("/admin/opening")).checks

/** The URL of one of the tables as a file. */
export const csvAddress = (table: FiguresTable, period: { days?: number; year?: number } = {}): string =>
  `/admin/figures-export?${new URLSearchParams({
    table,
    ...Object.fromEntries(Object.entries(period).map(([name, value]) => [name, String(value)])),
  })}`
