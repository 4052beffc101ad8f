import { ChevronLeft, ChevronRight } from "lucide-react"
import { IconButton } from "../controls/icon-button.tsx"
import { Dialog } from "../windows/dialog.tsx"
import type { GalleryLabels } from "./gallery-labels.ts"
import type { PictureFile, PictureSource } from "./picture.tsx"
import { ZoomArea } from "./zoom-area.tsx"

interface GalleryZoomProps {
  pictures: (PictureSource | PictureFile)[]
  index: number | null
  onIndex: (index: number | null) => void
  labels: GalleryLabels
  title: string
}

/** A gallery picture in a full-window view with zoom. */
export default function GalleryZoom({ pictures, index, onIndex, labels, title }: GalleryZoomProps) {
  const picture = index === null ? undefined : pictures[index]
  const turn = (step: number) => index !== null && onIndex((index + step + pictures.length) % pictures.length)
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => onIndex(null)}
      title={title}
      titleHidden
      closeLabel={labels.close}
      size="fullscreen"
    >
      {picture && (
        <ZoomArea picture={picture} labels={labels} onArrow={turn}>
          {pictures.length > 1 && (
            <>
              <IconButton label={labels.previous} onClick={() => turn(-1)}>
                <ChevronLeft className="size-6" />
              </IconButton>
              <IconButton label={labels.next} onClick={() => turn(1)}>
                <ChevronRight className="size-6" />
              </IconButton>
            </>
          )}
        </ZoomArea>
      )}
    </Dialog>
  )
}
