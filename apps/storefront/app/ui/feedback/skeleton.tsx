import { classNames } from "../class-names.ts"

/** An animated placeholder; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-sm bg-surface-hover", className)}
    />
  )
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const numbers = Array.from({ length: lines }, (_, index) => index)
  return (
    <span aria-hidden="true" className={classNames("flex flex-col gap-2.5", className)}>
      {numbers.map((line) => (
        <Skeleton key={line} className={classNames("h-4", line === lines - 1 && "w-3/5")} />
      ))}
    </span>
  )
}
