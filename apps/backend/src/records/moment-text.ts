/** A time as ISO 8601: records contain it as a date or, read as JSON, as a text. */
export const momentText = (moment: string | Date | null): string | null =>
  moment ? new Date(moment).toISOString() : null
