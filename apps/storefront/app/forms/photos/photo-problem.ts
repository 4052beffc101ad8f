/** What is wrong with the photos of a posted form. */
export type PhotoProblem = "photosMany" | "photosLarge" | "photosKind"
