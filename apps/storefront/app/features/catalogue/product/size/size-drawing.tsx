import { formatNumber, type Measures } from "@porteka/hungary"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { COMPANIONS, type Companion, layOutSize } from "./size-drawing-layout.ts"

/** The product as a box, to scale beside a hand or a person. */
export function SizeDrawing({ measures }: { measures: Measures }) {
  const t = useTranslations("product")
  const locale = useLocale()
  const [width, height] = [measures.width, measures.height].map((side) =>
    formatNumber(side, locale, Number.isInteger(side) ? 0 : 1),
  )
  const { companion, scale, product, ...frame } = layOutSize(measures)
  const text = t(companion === "hand" ? "sizeBesideHand" : "sizeBesidePerson", {
    width: String(width),
    height: String(height),
  })
  return (
    <figure className="mt-4 rounded-md bg-surface-sunken px-5 pt-5 pb-4">
      <svg
        role="img"
        aria-label={text}
        viewBox={`-2 -2 ${frame.width + LABEL_WIDTH} ${frame.height + LABEL_HEIGHT}`}
        className="mx-auto block max-h-64 w-full max-w-96"
      >
        <g
          transform={`translate(0 ${frame.height}) scale(${scale} ${-scale})`}
          className="fill-current stroke-current text-ink-disabled"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {SILHOUETTES[companion]}
        </g>
        <rect
          x={product.x}
          y={frame.height - product.height}
          width={product.width}
          height={product.height}
          rx={Math.min(2, product.width / 4, product.height / 4)}
          className="fill-primary-soft stroke-primary"
          strokeWidth="1"
        />
        <g className="fill-ink text-[8px]">
          <text x={product.x + product.width / 2} y={frame.height + 11} textAnchor="middle">
            {t("centimeters", { length: String(width) })}
          </text>
          <text
            x={product.x + product.width + 4}
            y={frame.height - product.height / 2}
            dominantBaseline="middle"
          >
            {t("centimeters", { length: String(height) })}
          </text>
        </g>
        <path
          d={`M0 ${frame.height}H${product.x + product.width}`}
          className="stroke-border-strong"
          strokeWidth=".75"
        />
      </svg>
      <figcaption aria-hidden="true" className="mt-3 text-balance text-center text-ink-muted text-sm">
        {text}
      </figcaption>
    </figure>
  )
}

/** In centimeters, y upwards. */
const SILHOUETTES: Record<Companion, ReactNode> = {
  hand: (
    <g transform="translate(2.7 0)" fill="none">
      <path
        d="M2.2.5C2 3 1.5 5.6 1.7 9.2h6.7C8.9 6.5 8.1 3 7.7.5z"
        strokeWidth="1"
        className="fill-current"
      />
      <path d="M2.2 9 1.7 15.3M4.2 9.3l-.1 7.8M6.1 9.2l.5 6.7" strokeWidth="1.8" />
      <path d="M7.9 8.5l1.1 4.8" strokeWidth="1.6" />
      <path d="M3.3 3.6C1.6 4.8.7 6-1.3 9.3" strokeWidth="2.1" />
    </g>
  ),
  person: (
    <g transform={`translate(${COMPANIONS.person.width / 2} 0)`} fill="none">
      <circle cx="0" cy="158" r="11.5" className="fill-current" stroke="none" />
      <path d="M-7 8V78M7 8V78" strokeWidth="13" />
      <path d="M-10 84h20V134h-20z" strokeWidth="14" className="fill-current" />
      <path d="M-21 132-23 82M21 132 23 82" strokeWidth="9" />
    </g>
  ),
}

/** Space for the numbers beside and below, in units of the drawing. */
const LABEL_WIDTH = 34
const LABEL_HEIGHT = 18
