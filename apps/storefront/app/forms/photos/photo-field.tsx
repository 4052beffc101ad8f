import { Field } from "#app/ui/controls/field.tsx"

interface PhotoFieldProps {
  label: string
  note: string
  hint: string
  error: string | undefined
}

/** Photos as files; `readPhotos` reads them. */
export function PhotoField(texts: PhotoFieldProps) {
  return (
    <Field id="photos" {...texts}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className="min-h-11 w-full text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-border-strong file:bg-surface-raised file:px-4 file:text-ink"
        />
      )}
    </Field>
  )
}
