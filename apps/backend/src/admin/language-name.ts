const names = new Intl.DisplayNames("hu", { type: "language" })

/** A language of the shop in words; the shop's people work in Hungarian. */
export const languageName = (locale: string): string => names.of(locale) ?? locale
