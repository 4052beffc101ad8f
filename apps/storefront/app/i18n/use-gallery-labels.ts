import { useTranslations } from "use-intl"

/** The labels of the controls of a gallery and of its enlarged pictures. */
export function useGalleryLabels() {
  const t = useTranslations("product")
  return {
    gallery: t("gallery"),
    previous: t("previousPicture"),
    next: t("nextPicture"),
    zoom: t("openPicture"),
    close: t("closePicture"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    scale: (percent: number) => t("zoomScale", { percent }),
    position: (index: number, count: number) => t("picture", { index, count }),
  }
}
