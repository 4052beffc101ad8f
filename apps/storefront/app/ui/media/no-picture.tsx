import { TulipMark } from "./ornament.tsx"

/** In place of a picture that has not been taken yet; fills its frame. */
export function NoPicture() {
  return (
    <span className="absolute inset-0 flex items-center justify-center bg-surface-sunken">
      <TulipMark className="w-1/5 min-w-6 max-w-16 text-ornament opacity-40" />
    </span>
  )
}
