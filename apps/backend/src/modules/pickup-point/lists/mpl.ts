import {
  BadXmlError,
  children,
  childText,
  descendants,
  readXml,
  type XmlElement,
} from "../../../records/read-xml.ts"
import { type ListedPoint, NotAPointListError, type PointList, readEntries } from "./point-list.ts"
import { type Stretch, toStretch } from "./week.ts"

const DAYS = ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"]
/** Kinds of points in the list: a post office, a locker, a parcel shop. */
const KINDS: Readonly<Record<string, "shop" | "locker">> = { PM: "shop", CS: "locker", PP: "shop" }

/**
 * Magyar Posta's list of MPL pickup points, `PostInfo.xml` ("PartnerExtra"). Numbers have a decimal comma.
 *
 * @throws NotAPointListError
 */
export const readMplList = (content: string): PointList => readEntries(readPosts(content), toPoint)

function readPosts(content: string): XmlElement[] {
  try {
    const root = readXml(content)
    const posts = root ? descendants(root, "post") : []
    if (posts.length > 0) return posts
  } catch (error) {
    if (!(error instanceof BadXmlError)) throw error
  }
  throw new NotAPointListError(
    "A fájl nem a Magyar Posta PostInfo.xml listája, vagy félbeszakadt a letöltése.",
  )
}

function toPoint(post: XmlElement): ListedPoint | null {
  const kind = KINDS[childText(post, "ServicePointType")]
  if (!kind || post.attributes.isPostPoint !== "1") return null
  const [street, place] = [children(post, "street")[0], children(post, "gpsData")[0]]
  return {
    id: `mpl-${childText(post, "ID")}`,
    provider: "MPL",
    kind,
    name: childText(post, "name"),
    postal_code: post.attributes.zipCode ?? "",
    city: childText(post, "city"),
    address: ["name", "type", "houseNumber"]
      .map((part) => childText(street, part))
      .filter(Boolean)
      .join(" "),
    latitude: toNumber(childText(place, "WGSLat")),
    longitude: toNumber(childText(place, "WGSLon")),
    cash_on_delivery: true,
    max_weight_grams: null,
    max_size_cm: null,
    hours: readHours(children(post, "workingHours")[0]),
  }
}

function readHours(week: XmlElement | undefined): Map<number, Stretch[]> {
  const days = week ? children(week, "days") : []
  return new Map(
    days.map((day) => {
      const parts = ["1", "2"].map((n) => toStretch(childText(day, `From${n}`), childText(day, `To${n}`)))
      return [DAYS.indexOf(childText(day, "day").toLowerCase()) + 1, parts.filter((part) => part !== null)]
    }),
  )
}

const toNumber = (text: string) => Number(text.replace(",", "."))
