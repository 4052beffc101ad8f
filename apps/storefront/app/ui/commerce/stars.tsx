import { Star } from "lucide-react"
import { classNames } from "../class-names.ts"

const MOST = 5

/** Stars out of five; `label` is the text for screen readers. */
export function Stars({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={classNames("inline-flex text-ornament", className)}>
      {Array.from({ length: MOST }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never change
          key={index}
          aria-hidden="true"
          className={classNames("size-4", index < Math.round(value) && "fill-current")}
        />
      ))}
    </span>
  )
}
