import { useNavigation } from "react-router"
import { Field } from "#app/ui/controls/field.tsx"
import { ChosenPhotos } from "./chosen-photos.tsx"
import { useShrunkPhotos } from "./use-shrunk-photos.ts"

interface PhotoFieldProps {
  label: string
  note: string
  hint: string
  /** Without scripts photos are sent as they are, and slow connections need a warning. */
  hintWithoutScripts: string
  preparing: string
  sending: string
  textOfRemove: (number: number) => string
  error: string | undefined
}

/** Photos as files; `readPhotos` reads them. */
export function PhotoField({
  hint,
  hintWithoutScripts,
  preparing,
  sending,
  textOfRemove,
  ...texts
}: PhotoFieldProps) {
  const { field, photos, isPreparing, remove } = useShrunkPhotos()
  const { formData } = useNavigation()
  const isSending = formData?.getAll("photos").some((file) => typeof file !== "string" && file.size > 0)
  return (
    <Field
      id="photos"
      {...texts}
      hint={
        <>
          {hint} <noscript>{hintWithoutScripts}</noscript>
        </>
      }
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={field}
            type="file"
            name="photos"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="min-h-11 w-full text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-border-strong file:bg-surface-raised file:px-4 file:text-ink"
          />
          <ChosenPhotos photos={photos} field={field} textOfRemove={textOfRemove} onRemove={remove} />
          <p role="status" className="text-sm empty:hidden">
            {isPreparing ? preparing : isSending ? sending : null}
          </p>
        </>
      )}
    </Field>
  )
}
