/**
 * A thin line at the top while a page is loading. It becomes visible after 100 ms (with CSS, without a
 * timer), so a quick answer never flashes.
 */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  if (!active) return null
  return (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full origin-left animate-progress bg-ornament" />
    </div>
  )
}
