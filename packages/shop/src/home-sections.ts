/** What the home page is made of below its opening picture, in the order in which a new shop shows it. */
export const HOME_SECTIONS = ["collections", "picked", "new", "best_sellers", "makers", "journal"] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]
