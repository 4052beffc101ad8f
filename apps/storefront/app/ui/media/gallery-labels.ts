/** What a gallery's controls are called. */
export interface GalleryLabels {
  gallery: string
  previous: string
  next: string
  zoom: string
  close: string
  zoomIn: string
  zoomOut: string
  /** How much it is enlarged, in percent. */
  scale: (percent: number) => string
  /** "Picture 2 of 4". */
  position: (number: number, count: number) => string
}
