import type { NewPicture, NewProduct } from "@porteka/shop"
import type { InBothLanguages } from "./demo-text.ts"

export interface DemoPicture extends InBothLanguages<NewPicture> {
  /**
   * A description of the picture for the person who creates it: form, material, pattern, colors, view.
   * English.
   */
  brief: string
}

/** A product whose pictures say how they are to be drawn. */
export interface DemoProduct extends InBothLanguages<NewProduct> {
  pictures: DemoPicture[]
}
