/** A county (vármegye) or the capital. `code` is ISO 3166-2, as Medusa's `province` requires it. */
export interface County {
  code: string
  name: string
}

const NAMES: Record<string, string> = {
  BA: "Baranya",
  BE: "Békés",
  BK: "Bács-Kiskun",
  BU: "Budapest",
  BZ: "Borsod-Abaúj-Zemplén",
  CS: "Csongrád-Csanád",
  FE: "Fejér",
  GS: "Győr-Moson-Sopron",
  HB: "Hajdú-Bihar",
  HE: "Heves",
  JN: "Jász-Nagykun-Szolnok",
  KE: "Komárom-Esztergom",
  NO: "Nógrád",
  PE: "Pest",
  SO: "Somogy",
  SZ: "Szabolcs-Szatmár-Bereg",
  TO: "Tolna",
  VA: "Vas",
  VE: "Veszprém",
  ZA: "Zala",
}

/**
 * The first postal code of each range within one county, up to the next range. Postal areas follow railways,
 * not county borders, so there are many short ranges. A few codes shared by villages belong to the larger
 * part.
 */
const STRETCHES =
  "1000BU 2000PE 2027KE 2029PE 2060FE 2067KE 2068PE 2091FE 2092PE 2175NO 2178PE 2400FE 2440PE 2441FE 2461PE 2462FE " +
  "2500KE 2550PE 2610NO 2612PE 2616NO 2620PE 2640NO 2681PE 2684NO 2700PE 2800KE 3000HE 3040NO 3200HE 3400BZ 4000HB " +
  "4230SZ 4236HB 4244SZ 4247HB 4267SZ 4268HB 4300SZ 5000JN 5500BE 6000BK 6600CS 7000FE 7020TO 7041FE 7042TO 7253SO " +
  "7300BA 7341TO 7342BA 7352TO 7362BA 7400SO 7600BA 7918SO 7919BA 7977SO 7980BA 7987SO 7989BA 8000FE 8100VE 8110FE " +
  "8161VE 8171SO 8172VE 8313ZA 8317VE 8341ZA 8344VE 8353ZA 8400VE 8431GS 8435VE 8438GS 8440VE 8600SO 8740ZA 8840SO " +
  "8855ZA 8858SO 8859ZA 9000GS 9500VA 9532VE 9536VA"

/**
 * The county of a postal code, by ranges; also for codes that are not in use.
 *
 * @param code four digits, the first not 0
 */
export function countyOf(code: string): County {
  const number = Number(code)
  const stretch = STRETCHES.split(" ").findLast((entry) => Number(entry.slice(0, 4)) <= number) ?? "1000BU"
  const short = stretch.slice(4)
  return { code: `HU-${short}`, name: NAMES[short] ?? short }
}
