/** The day of a moment as the shop counts days, in SQL. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Budapest' as date)`

/** The moment at which a day begins in the shop, in SQL; so an index on the moment is of use. */
export const startOf = (day: string): string =>
  `(cast(cast(${day} as date) as timestamp) at time zone 'Europe/Budapest')`
