/** The control of a field or group by its id, which is its name: of a group the first one. */
export function controlNamed(name: string): HTMLElement | null {
  const place = document.getElementById(name)
  if (place?.matches("input, textarea, select")) return place
  return place?.querySelector<HTMLElement>("input, textarea, select") ?? null
}
