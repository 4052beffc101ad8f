import type { NewPicture, NewProduct } from "@porteka/shop"

export interface DemoPicture extends NewPicture {
  /** What the picture shows, for whoever renders it: form, material, pattern, colours, view. English. */
  brief: string
}

/** A product whose pictures say how they are to be drawn. */
export interface DemoProduct extends NewProduct {
  pictures: DemoPicture[]
}
