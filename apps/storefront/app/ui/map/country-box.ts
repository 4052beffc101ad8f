/** The country's box that `hungary.svg` fills, degrees. */
export const COUNTRY = { west: 16.1, east: 22.95, south: 45.7, north: 48.6 }

/** A degree of longitude is so much shorter than one of latitude at 47° north. */
export const LONGITUDE_SHRINK = 0.68
