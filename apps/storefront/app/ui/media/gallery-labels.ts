/** Labels of a gallery's controls. */
export interface GalleryLabels {
  gallery: string
  previous: string
  next: string
  zoom: string
  close: string
  zoomIn: string
  zoomOut: string
  /** The zoom level, in percent. */
  scale: (percent: number) => string
  /** "Picture 2 of 4". */
  position: (number: number, count: number) => string
}
