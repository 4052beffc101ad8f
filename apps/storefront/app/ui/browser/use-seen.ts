import { useEffect, useState } from "react"

/** Whether the element with this id is in view. */
export function useSeen(id: string): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return seen
}
