import { ChevronLeft, ChevronRight } from "lucide-react"
import { IconButton } from "../controls/icon-button.tsx"
import { Dialog } from "../windows/dialog.tsx"
import type { GalleryLabels } from "./gallery-labels.ts"
import { Picture, type PictureSource } from "./picture.tsx"

interface GalleryZoomProps {
  pictures: PictureSource[]
  index: number | null
  onIndex: (index: number | null) => void
  labels: GalleryLabels
  title: string
}

/** A gallery's picture as large as the window. */
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
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys repeat what the two buttons do
        <div
          className="relative flex h-full items-center justify-center max-sm:-mx-6"
          onKeyDown={(event) =>
            event.key === "ArrowRight" ? turn(1) : event.key === "ArrowLeft" && turn(-1)
          }
        >
          <Picture
            key={picture.base}
            source={picture}
            sizes="100vw"
            eager
            className="max-h-full animate-fade max-sm:w-full"
            imageClassName="max-h-[calc(100dvh-6.5rem)] object-contain"
          />
          {pictures.length > 1 && (
            <div className="absolute inset-x-0 bottom-2 flex justify-center gap-3 sm:top-1/2 sm:bottom-auto sm:justify-between">
              <IconButton label={labels.previous} onClick={() => turn(-1)} className="bg-surface-raised/85">
                <ChevronLeft className="size-6" />
              </IconButton>
              <IconButton label={labels.next} onClick={() => turn(1)} className="bg-surface-raised/85">
                <ChevronRight className="size-6" />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
