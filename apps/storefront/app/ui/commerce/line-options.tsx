interface LineOptionsProps {
  options: readonly { key: string; label: string; value: string | null }[]
}

/** The options of a cart line, below its name: gift wrapping, a message, an inscription. */
export function LineOptions({ options }: LineOptionsProps) {
  if (options.length === 0) return null
  return (
    <ul className="text-ink-muted text-sm">
      {options.map(({ key, label, value }) => (
        <li key={key} className="whitespace-pre-line break-words">
          {value === null ? label : `${label}: ${value}`}
        </li>
      ))}
    </ul>
  )
}
