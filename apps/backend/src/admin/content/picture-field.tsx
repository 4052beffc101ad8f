import { Button } from "@medusajs/ui"
import { readPicture } from "../../modules/content/picture-value.ts"
import { FileButton } from "../file-button.tsx"
import { useBusy } from "../use-busy.ts"
import { PICTURES, uploadPicture } from "./content-api.ts"
import { contentTexts } from "./content-texts.ts"

interface PictureFieldProps {
  id: string
  /** A picture as an entry stores it; empty if there is none. */
  value: string
  /** Called after the upload: other values may have changed since the last rendering. */
  onChange: (value: string) => void
}

/** One picture, uploaded from a file. A file that is not a picture leaves the field unchanged. */
export function PictureField({ id, value, onChange }: PictureFieldProps) {
  const texts = contentTexts()
  const [uploading, run] = useBusy()
  const picture = readPicture(value)

  const choose = (file: File) => run(async () => onChange((await uploadPicture(file)).value))

  return (
    <div className="flex flex-wrap items-center gap-3">
      {picture && (
        <img
          src={`${picture.base}-${picture.width}.jpg`}
          alt={texts.chosenPicture}
          width={picture.width}
          height={picture.height}
          className="h-auto max-h-40 w-auto max-w-full rounded-md"
        />
      )}
      <FileButton id={id} accept={PICTURES} disabled={uploading} onChoose={choose}>
        {uploading ? texts.uploading : texts.choosePicture}
      </FileButton>
      {picture && (
        <Button type="button" variant="transparent" size="small" onClick={() => onChange("")}>
          {texts.removePicture}
        </Button>
      )}
    </div>
  )
}
