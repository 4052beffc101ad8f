export * from "./by-language.ts"
export type { Language } from "./language.ts"
export * from "./languages.ts"
export * from "./staff-languages.ts"
