import type { OrderLineView } from "../order-view.ts"

const MOST_SHOWN = 4

/** Pictures of the ordered products; the names are in the details. */
export function LinePictures({ lines }: { lines: OrderLineView[] }) {
  const shown = lines.filter(({ thumbnail }) => thumbnail).slice(0, MOST_SHOWN)
  const others = lines.length - shown.length
  return (
    <ul className="flex items-center gap-2">
      {shown.map((line) => (
        <li key={line.id} className="aspect-4/5 w-14 overflow-hidden rounded-sm bg-surface-sunken">
          <img
            src={line.thumbnail ?? undefined}
            alt={line.title}
            width={56}
            height={70}
            loading="lazy"
            className="size-full object-cover"
          />
        </li>
      ))}
      {others > 0 && <li className="tabular px-1 text-ink-muted text-sm">+{others}</li>}
    </ul>
  )
}
