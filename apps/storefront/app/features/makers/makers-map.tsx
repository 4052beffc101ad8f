import type { MakerSummary } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"
import hungary from "#app/ui/map/hungary.svg?url&no-inline"
import {
  BALATON,
  BASIN_SIZE,
  COUNTRY_ON_BASIN,
  layOutPins,
  MOUNTAINS,
  PIN_DISTANCE,
  RIVERS,
} from "./makers-map-layout.ts"

interface MakersMapProps {
  makers: readonly MakerSummary[]
  /** The maker of the current page. */
  here?: string
  className?: string
}

/**
 * The Carpathian Basin with the makers, drawn by the server without a map server. The pins have the numbers
 * of the list, which has the same content for people who do not see the map.
 */
export function MakersMap({ makers, here, className }: MakersMapProps) {
  const t = useTranslations("makers")
  const placed = makers.flatMap(({ handle, location }, index) =>
    location ? [{ handle, number: index + 1, location }] : [],
  )
  const spots = layOutPins(placed.map(({ location }) => location))
  return (
    <svg
      role="img"
      aria-label={t("mapLabel")}
      viewBox={`0 0 ${BASIN_SIZE.width} ${BASIN_SIZE.height}`}
      className={classNames("w-full rounded-md border border-border bg-surface-sunken", className)}
    >
      <g className="fill-none" strokeLinecap="round" strokeLinejoin="round">
        <path d={MOUNTAINS} className="stroke-ornament/60" strokeWidth="3" />
        {RIVERS.map((river) => (
          <path key={river} d={river} className="stroke-ink-muted/40" strokeWidth="2.5" />
        ))}
        <path d={BALATON} className="stroke-ink-muted/40" strokeWidth="7" />
      </g>
      <image href={hungary} {...COUNTRY_ON_BASIN} />
      {placed.map(({ handle, number }, index) => (
        <g key={handle} transform={`translate(${spots[index]?.x ?? 0} ${spots[index]?.y ?? 0})`}>
          <circle
            r={handle === here || here === undefined ? PIN_DISTANCE / 2 : PIN_DISTANCE / 4}
            strokeWidth="2"
            className={classNames(
              "stroke-surface-raised",
              handle === here || here === undefined ? "fill-primary" : "fill-ink-muted",
            )}
          />
          {here === undefined && (
            <text y="5" textAnchor="middle" className="fill-on-primary font-medium text-[14px] max-sm:hidden">
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
