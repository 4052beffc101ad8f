/** The area of the makers' map: the Carpathian Basin with its mountains. */
const BASIN = { south: 44.6, north: 49.7, west: 15.8, east: 26.4 }

const COORDINATES = /^(\d{2}(?:\.\d{1,10})?)°?\s*[,;]\s*(\d{2}(?:\.\d{1,10})?)°?$/

export interface Coordinates {
  latitude: number
  longitude: number
}

/** Parses "46.7485, 16.3503"; null if it is not a place in the Carpathian Basin. */
export function readCoordinates(text: string): Coordinates | null {
  const [, north, east] = COORDINATES.exec(text.trim()) ?? []
  if (north === undefined || east === undefined) return null
  const [latitude, longitude] = [Number(north), Number(east)]
  const isInside =
    latitude >= BASIN.south && latitude <= BASIN.north && longitude >= BASIN.west && longitude <= BASIN.east
  return isInside ? { latitude, longitude } : null
}
