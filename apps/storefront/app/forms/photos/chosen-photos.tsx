import { X } from "lucide-react"
import { type RefObject, useEffect, useRef } from "react"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { readPicture } from "./shrink-photo.ts"

/** Twice its size on the page, for dense screens. */
const PREVIEW_SIDE = 192

interface ChosenPhotosProps {
  photos: readonly File[]
  /** Takes the focus when the button that had it is gone. */
  field: RefObject<HTMLInputElement | null>
  textOfRemove: (number: number) => string
  onRemove: (photo: File) => void
}

/** The chosen photos, small, each with a button that removes it. */
export function ChosenPhotos({ photos, field, textOfRemove, onRemove }: ChosenPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-3">
      {photos.map((photo, index) => (
        <li key={keyOf(photo, photos)} className="relative size-24">
          <Preview photo={photo} />
          <span className="absolute top-1 right-1">
            <IconButton
              label={textOfRemove(index + 1)}
              onPicture
              onClick={() => {
                field.current?.focus()
                onRemove(photo)
              }}
            >
              <X className="size-5" />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The same file can be chosen twice. */
const keyOf = (photo: File, photos: readonly File[]) =>
  `${photo.size} ${photo.lastModified} ${photos.indexOf(photo)}`

/** The name stays visible if the browser cannot read the file. Drawn, because the content policy allows no picture addresses of the browser's own. */
function Preview({ photo }: { photo: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const picture = await readPicture(photo)
      const context = canvas.current?.getContext("2d")
      if (picture && context && !isGone) drawMiddle(context, picture)
      picture?.close()
    }
    void draw()
    return () => {
      isGone = true
    }
  }, [photo])
  return (
    <span className="relative flex size-full items-end overflow-hidden rounded-md bg-surface-sunken p-2 text-ink-muted text-xs">
      <span className="wrap-anywhere line-clamp-2">{photo.name}</span>
      <canvas
        ref={canvas}
        width={PREVIEW_SIDE}
        height={PREVIEW_SIDE}
        className="absolute inset-0 size-full"
      />
    </span>
  )
}

/** The middle of the picture, as much as fills the square. */
function drawMiddle(context: CanvasRenderingContext2D, picture: ImageBitmap) {
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  context.drawImage(picture, left, top, side, side, 0, 0, PREVIEW_SIDE, PREVIEW_SIDE)
}
