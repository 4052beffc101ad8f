import { classNames } from "../class-names.ts"

export interface RangeSliderProps {
  min: number
  max: number
  step: number
  /** Lower and upper handle; the lower one never exceeds the upper one. */
  value: [number, number]
  onValueChange: (value: [number, number]) => void
  lowerLabel: string
  upperLabel: string
  /** An amount as text for screen readers. */
  format: (amount: number) => string
}

const PERCENT = 100

/** Two native sliders on one line. They have no name: the form sends the fields beside them. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, value, onValueChange, lowerLabel, upperLabel, format } = props
  const [lower, upper] = value
  const share = (amount: number) => ((amount - min) / Math.max(1, max - min)) * PERCENT
  const ends = { min, max, step }
  return (
    <div className="relative h-11">
      <svg
        aria-hidden="true"
        className="absolute inset-x-2.5 top-1/2 h-1 w-[calc(100%-1.25rem)] -translate-y-1/2 rounded-full"
      >
        <rect width="100%" height="100%" className="fill-border" />
        <rect
          x={`${share(lower)}%`}
          width={`${share(upper) - share(lower)}%`}
          height="100%"
          className="fill-primary"
        />
      </svg>
      <input
        type="range"
        {...ends}
        aria-label={lowerLabel}
        aria-valuetext={format(lower)}
        value={lower}
        onChange={(event) => onValueChange([Math.min(event.target.valueAsNumber, upper), upper])}
        className={classNames("range-handle", lower > (min + max) / 2 && "z-1")}
      />
      <input
        type="range"
        {...ends}
        aria-label={upperLabel}
        aria-valuetext={format(upper)}
        value={upper}
        onChange={(event) => onValueChange([lower, Math.max(event.target.valueAsNumber, lower)])}
        className="range-handle"
      />
    </div>
  )
}
