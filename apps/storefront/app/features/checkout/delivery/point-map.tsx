import { useLocale } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"
import hungary from "#app/ui/map/hungary.svg?url&no-inline"
import type { PickupPointView } from "./pickup-point-view.ts"
import { INSET, layOutPoints, MAP, PIN_RADIUS } from "./point-map-layout.ts"

const EDGE = 14

interface PointMapProps {
  points: PickupPointView[]
  picked: string | undefined
  onChoose: (pointId: string) => void
}

/**
 * Shows where the points of the list are, with their numbers, and in a corner where the map is in the
 * country. Works without a map server. Screen readers skip the map, because the list has the same content.
 */
export function PointMap({ points, picked, onChoose }: PointMapProps) {
  const locale = useLocale()
  const placed = points.flatMap(({ id, place }, index) => (place ? [{ id, number: index + 1, place }] : []))
  if (placed.length === 0) return null
  const { pins, scale, inset, middle } = layOutPoints(placed.map(({ place }) => place))
  // The chosen point is drawn last, above the others.
  const drawn = placed
    .map((point, index) => ({ ...point, ...(pins[index] ?? { x: 0, y: 0 }) }))
    .sort((a, b) => Number(a.id === picked) - Number(b.id === picked))
  const kilometres = new Intl.NumberFormat(locale).format(scale.kilometres)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      className="w-full max-w-narrow rounded-md border border-border bg-surface-sunken"
    >
      <image href={hungary} x={inset.x} y={inset.y} width={INSET.width} height={INSET.height} />
      <circle cx={inset.x + middle.x} cy={inset.y + middle.y} r="4" className="fill-primary" />
      <g className="fill-none stroke-ink-muted" strokeWidth="1.5">
        <path
          d={`M${MAP.width - EDGE - scale.length} ${MAP.height - EDGE - 5}v5h${scale.length}v-5`}
          strokeLinecap="round"
        />
      </g>
      <text
        x={MAP.width - EDGE - scale.length / 2}
        y={MAP.height - EDGE - 6}
        textAnchor="middle"
        className="fill-ink-muted text-[11px]"
      >
        {kilometres} km
      </text>
      {drawn.map(({ id, number, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same for keyboards and screen readers
        <g key={id} onClick={() => onChoose(id)} className="cursor-pointer">
          <circle
            cx={x}
            cy={y}
            r={PIN_RADIUS}
            strokeWidth="2"
            className={classNames("stroke-surface-raised", id === picked ? "fill-primary" : "fill-ink")}
          />
          <text
            x={x}
            y={y + 4.5}
            textAnchor="middle"
            className={classNames(
              "font-medium text-[13px]",
              id === picked ? "fill-on-primary" : "fill-surface",
            )}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
