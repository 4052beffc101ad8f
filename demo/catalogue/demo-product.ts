import type { NewPicture, NewProduct } from "@porteka/shop"
import type { InBothLanguages } from "./demo-text.ts"

export interface DemoPicture extends InBothLanguages<NewPicture> {
  /** What the picture shows, for whoever renders it: form, material, pattern, colours, view. English. */
  brief: string
}

/** A product whose pictures say how they are to be drawn. */
export interface DemoProduct extends InBothLanguages<NewProduct> {
  pictures: DemoPicture[]
}
