import type { ProductText } from "@porteka/shop"

/** The demo is written in Hungarian and English; a further language is translated in the admin, as any shop's. */
export interface DemoText {
  hu: string
  en: string
}

/** Contents of a shop whose every text is there in both languages of the demo. */
export type InBothLanguages<Contents> = Contents extends ProductText
  ? DemoText
  : Contents extends object
    ? { [Key in keyof Contents]: InBothLanguages<Contents[Key]> }
    : Contents
