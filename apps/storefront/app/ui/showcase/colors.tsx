import { Part, Specimen } from "./specimen.tsx"

const SCALES = {
  terracotta:
    "bg-terracotta-50 bg-terracotta-100 bg-terracotta-200 bg-terracotta-300 bg-terracotta-400 bg-terracotta-500 bg-terracotta-600 bg-terracotta-700 bg-terracotta-800 bg-terracotta-900 bg-terracotta-950",
  forest:
    "bg-forest-50 bg-forest-100 bg-forest-200 bg-forest-300 bg-forest-400 bg-forest-500 bg-forest-600 bg-forest-700 bg-forest-800 bg-forest-900 bg-forest-950",
  wheat:
    "bg-wheat-50 bg-wheat-100 bg-wheat-200 bg-wheat-300 bg-wheat-400 bg-wheat-500 bg-wheat-600 bg-wheat-700 bg-wheat-800 bg-wheat-900 bg-wheat-950",
  "saxon-blue":
    "bg-saxon-blue-50 bg-saxon-blue-100 bg-saxon-blue-200 bg-saxon-blue-300 bg-saxon-blue-400 bg-saxon-blue-500 bg-saxon-blue-600 bg-saxon-blue-700 bg-saxon-blue-800 bg-saxon-blue-900 bg-saxon-blue-950",
  "magyar-red":
    "bg-magyar-red-50 bg-magyar-red-100 bg-magyar-red-200 bg-magyar-red-300 bg-magyar-red-400 bg-magyar-red-500 bg-magyar-red-600 bg-magyar-red-700 bg-magyar-red-800 bg-magyar-red-900 bg-magyar-red-950",
  gray: "bg-gray-50 bg-gray-100 bg-gray-200 bg-gray-300 bg-gray-400 bg-gray-500 bg-gray-600 bg-gray-700 bg-gray-800 bg-gray-900 bg-gray-950",
}

const PURPOSES = [
  "bg-surface text-ink",
  "bg-surface-raised text-ink",
  "bg-surface-sunken text-ink",
  "bg-surface-hover text-ink",
  "bg-surface text-ink-muted",
  "bg-surface text-link",
  "bg-surface text-accent",
  "bg-primary text-on-primary",
  "bg-primary-soft text-on-primary-soft",
  "bg-accent-solid text-on-accent",
  "bg-accent-soft text-on-accent-soft",
  "bg-danger-solid text-on-danger",
  "bg-danger-soft text-on-danger-soft",
  "bg-success-soft text-on-success-soft",
  "bg-warning-soft text-on-warning-soft",
  "bg-info-soft text-on-info-soft",
]

export function Colors() {
  return (
    <Part title="Colors">
      {Object.entries(SCALES).map(([name, steps]) => (
        <Specimen key={name} name={name}>
          <div className="flex overflow-hidden rounded-md">
            {steps.split(" ").map((step) => (
              <span key={step} title={step} className={`h-12 flex-1 ${step}`} />
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name="By purpose">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
          {PURPOSES.map((purpose) => (
            <span key={purpose} className={`rounded-md border border-border px-3 py-4 text-sm ${purpose}`}>
              {purpose.replace("bg-", "").replace(" text-", " / ")}
            </span>
          ))}
        </div>
      </Specimen>
    </Part>
  )
}
