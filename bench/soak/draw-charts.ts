export interface Line {
  name: string
  values: readonly number[]
  perMinute: number
}

export interface Chart {
  title: string
  lines: readonly Line[]
}

const WIDTH = 860
const HEIGHT = 260
const LEFT = 60
const RIGHT = 130
const TOP = 40
const BOTTOM = 30
const STEPS = 4
const COLORS = ["#24533c", "#b4532a", "#2f5d8a", "#8a6d1f", "#7a3b69"]

/** A number that reads easily, at least as large. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

/** Lines over the minutes of a run, one chart below the other, as an SVG file. */
export function drawCharts(minutes: number, charts: readonly Chart[]): string {
  const height = HEIGHT * charts.length
  const drawn = charts.map((chart, index) => drawChart(chart, minutes, index * HEIGHT))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${drawn.join("\n")}
</svg>
`
}

function drawChart({ title, lines }: Chart, minutes: number, offset: number): string {
  const most = roundUp(Math.max(1, ...lines.flatMap(({ values }) => values)))
  const x = (minute: number) => LEFT + (minute / minutes) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => offset + HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)
  const grid = Array.from({ length: STEPS + 1 }, (_, step) => (most * step) / STEPS).map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#d8cfc6"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  )
  const marks = Array.from({ length: STEPS + 1 }, (_, step) => (minutes * step) / STEPS).map(
    (minute) => `<text x="${x(minute)}" y="${y(0) + 18}" text-anchor="middle">${minute} min</text>`,
  )
  const drawn = lines.map(({ name, values, perMinute }, index) => {
    const color = COLORS[index % COLORS.length]
    const points = values.map(
      (value, place) => `${x((place + 0.5) / perMinute).toFixed(1)},${y(value).toFixed(1)}`,
    )
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${color}" stroke-width="1.5"/><text x="${WIDTH - RIGHT + 10}" y="${offset + TOP + 18 * index}" fill="${color}">${name}</text>`
  })
  return `<text x="${LEFT}" y="${offset + 22}" font-weight="bold">${title}</text>${[...grid, ...marks, ...drawn].join("\n")}`
}
