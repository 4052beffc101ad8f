import { staffText } from "../../staff-language/staff-language.ts"
import { CARRIER_LISTS, type ListCode } from "./carrier-lists.ts"
import { NotAPointListError, type PointList } from "./lists/point-list.ts"

const TIMEOUT_MS = 60_000
const MOST_BYTES = 40_000_000
/** A list that has lost more than half of its points is treated as a carrier's error and rejected. */
const LEAST_SHARE = 0.5

/**
 * Downloads and reads a carrier's list.
 *
 * @param openNow how many of its points shoppers can choose at present
 * @throws NotAPointListError with a sentence for the owner: not available, not a list, or suspiciously short
 */
export async function readPublishedList(
  code: ListCode,
  address: string,
  openNow: number,
): Promise<PointList> {
  const list = CARRIER_LISTS[code].read(await fetchList(address))
  if (list.points.length === 0)
    throw new NotAPointListError(
      staffText({
        hu: "A letöltött listában egyetlen magyarországi pont sincs.",
        en: "The fetched list has no point in Hungary.",
      }),
    )
  if (list.points.length < openNow * LEAST_SHARE)
    throw new NotAPointListError(
      staffText({
        hu: `A letöltött listában csak ${list.points.length} pont van az eddigi ${openNow} helyett, ezért az eddigi maradt. Ha ez így helyes, töltse fel a listát fájlból.`,
        en: `The fetched list has only ${list.points.length} points instead of ${openNow} so far, so those are kept. If this is right, upload the list from a file.`,
      }),
    )
  return list
}

async function fetchList(address: string): Promise<string> {
  let response: Response
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return await textOf(response)
  } catch (error) {
    if (error instanceof NotAPointListError) throw error
    throw new NotAPointListError(
      staffText({
        hu: "A futárszolgálat listája nem érhető el, vagy félbeszakadt a letöltése.",
        en: "The carrier's list cannot be reached, or its download broke off.",
      }),
    )
  }
  throw new NotAPointListError(
    staffText({
      hu: `A futárszolgálat a listája helyett hibát küldött (${response.status}).`,
      en: `Instead of its list the carrier sent an error (${response.status}).`,
    }),
  )
}

/** The body, limited to the maximum length of a list. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ""
  let bytes = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES)
      throw new NotAPointListError(
        staffText({ hu: "A futárszolgálat listája túl nagy.", en: "The carrier's list is too large." }),
      )
    text += decoder.decode(value, { stream: true })
  }
}
