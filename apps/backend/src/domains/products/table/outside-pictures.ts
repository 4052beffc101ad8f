import { LIST_SEPARATOR, splitList } from "./columns.ts"
import { type GivenRow, handleOf } from "./plan-import.ts"

/** External pictures of a product. */
export interface OutsidePictures {
  handle: string
  urls: string[]
}

/** Removes external picture URLs from rows: they are downloaded in a separate step. */
export function takeOutsidePictures(
  rows: readonly GivenRow[],
  isOurs: (address: string) => boolean,
  handleOfSku: (sku: string) => string | undefined,
): { rows: GivenRow[]; pictures: OutsidePictures[] } {
  const urlsOf = new Map<string, Set<string>>()
  const left = rows.map(({ row, cells }) => {
    const addresses = splitList(cells.pictures ?? "")
    const outside = addresses.filter((address) => isOutside(address) && !isOurs(address))
    if (outside.length === 0) return { row, cells }
    const handle = cells.handle || handleOfSku(cells.sku ?? "") || handleOf(cells)
    const urls = urlsOf.get(handle) ?? new Set()
    for (const url of outside) urls.add(url)
    urlsOf.set(handle, urls)
    const ours = addresses.filter((address) => !outside.includes(address))
    return { row, cells: { ...cells, pictures: ours.join(LIST_SEPARATOR) } }
  })
  return { rows: left, pictures: [...urlsOf].map(([handle, urls]) => ({ handle, urls: [...urls] })) }
}

const isOutside = (address: string) => /^https?:/.test(address) && URL.canParse(address)
