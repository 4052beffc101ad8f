import { classNames } from "../class-names.ts"
import wordmark from "./wordmark.svg?url"

/**
 * The wordmark (drawn by brand/wordmark.py). Its height comes by `className`; the letters take the text's colour,
 * the petal the ornament's. A file of its own, because in the markup it would travel twice with every page.
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
