/** The sections of the home page below its opening picture, in the order of a new shop. */
export const HOME_SECTIONS = ["collections", "picked", "new", "best_sellers", "makers", "journal"] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]
