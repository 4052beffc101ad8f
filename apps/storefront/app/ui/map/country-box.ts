/** The bounding box of the country that `hungary.svg` fills, in degrees. */
export const COUNTRY = { west: 16.1, east: 22.95, south: 45.7, north: 48.6 }

/** The ratio of a degree of longitude to one of latitude at 47° north. */
export const LONGITUDE_SHRINK = 0.68
