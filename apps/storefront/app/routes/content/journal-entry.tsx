import { data } from "react-router"

/** There are no journal entries to show yet: any slug is unknown. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function JournalEntry() {
  return null
}
