import { classNames } from "../class-names.ts"
import wordmark from "./wordmark.svg?url"

/**
 * The wordmark (drawn by brand/wordmark.py). `className` sets its height; the letters have the text's color,
 * the petal has the ornament's. A separate file, because in the markup it would be sent twice with every
 * page.
 */
export function Logo({ title, className }: { title: string; className: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox="0 0 1259 314"
      className={classNames("block w-auto", className)}
    >
      <use href={`${wordmark}#wordmark`} />
    </svg>
  )
}
