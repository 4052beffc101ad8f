/** SQL: the shop's local date of a timestamp. */
export const dayOf = (moment: string): string => `cast(${moment} at time zone 'Europe/Budapest' as date)`

/** SQL: the timestamp at which a local day begins, so that an index on the timestamp can be used. */
export const startOf = (day: string): string =>
  `(cast(cast(${day} as date) as timestamp) at time zone 'Europe/Budapest')`
