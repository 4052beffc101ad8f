import { readFoxpostList } from "./lists/foxpost.ts"
import { readGlsList } from "./lists/gls.ts"
import { readMplList } from "./lists/mpl.ts"
import { readPacketaList } from "./lists/packeta.ts"
import type { PointList } from "./lists/point-list.ts"

export interface CarrierList {
  /** The name for the owner. */
  name: string
  /** @throws NotAPointListError */
  read: (content: string) => PointList
  /** The published URL; null if every customer of the carrier has a different one. */
  publishedAt: string | null
}

export const LIST_CODES = ["foxpost", "gls", "packeta", "zbox", "mpl"] as const
export type ListCode = (typeof LIST_CODES)[number]

/** The carrier's name in its points. */
export const POINT_CARRIERS = ["Foxpost", "GLS", "Packeta", "MPL"] as const

/** The carriers' lists of lockers and parcel shops that can be read. */
export const CARRIER_LISTS: Record<ListCode, CarrierList> = {
  foxpost: {
    name: "Foxpost",
    read: readFoxpostList,
    publishedAt: "https://cdn.foxpost.hu/foxplus.json",
  },
  gls: {
    name: "GLS",
    read: readGlsList,
    publishedAt: "https://map.gls-hungary.com/data/deliveryPoints/hu.json",
  },
  packeta: { name: "Packeta", read: readPacketaList, publishedAt: null },
  zbox: { name: "Packeta Z-BOX", read: readPacketaList, publishedAt: null },
  mpl: {
    name: "MPL",
    read: readMplList,
    publishedAt: "https://httpmegosztas.posta.hu/PartnerExtra/Out/PostInfo.xml",
  },
}

/** The carrier's own id of a point, as labels need it: without the carrier's prefix of our ids. */
export function idAtCarrier(pointId: string): string {
  const [, id] = /^(?:foxpost|gls|packeta|mpl)-(.+)$/.exec(pointId) ?? []
  return id ?? pointId
}
