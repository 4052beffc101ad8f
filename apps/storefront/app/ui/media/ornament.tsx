import { classNames } from "../class-names.ts"

const HEART =
  "M24 43C12 37 5 28 6 17 6.5 10.5 10 7 13.5 6c-.5 5 1.5 7.5 5 9.5-1.5 7 1 13.5 5.5 18.5 4.5-5 7-11.5 5.5-18.5 3.5-2 5.5-4.5 5-9.5C38 7 41.5 10.5 42 17c1 11-6 20-18 26z"
const BUD = "M24 5c3.8 5 5.2 12.5 0 22-5.2-9.5-3.8-17 0-22z"

/** The mark: a tulip in a heart, as on painted chests. Has the text's color. */
export function TulipMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className={classNames("block", className)}
      fill="currentColor"
    >
      <path d={HEART} />
      <path d={BUD} />
    </svg>
  )
}

/** A thin rule with the mark between two petals. `className` sets the width. */
export function Ornament({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("flex items-center gap-2 text-ornament", className)}>
      <span className="h-px flex-1 bg-current opacity-45" />
      <svg aria-hidden="true" viewBox="0 0 72 24" className="h-5 w-15 shrink-0" fill="currentColor">
        <path d="M2 12c4-4 10-5 16-2-5 4-11 5-16 2zM70 12c-4-4-10-5-16-2 5 4 11 5 16 2z" />
        <g transform="translate(24 0) scale(.5)">
          <path d={HEART} />
          <path d={BUD} />
        </g>
      </svg>
      <span className="h-px flex-1 bg-current opacity-45" />
    </span>
  )
}
