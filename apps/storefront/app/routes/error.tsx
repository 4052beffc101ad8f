import { data } from "react-router"

/** A page to send somebody to when something went wrong elsewhere. */
export function loader() {
  throw data(null, { status: 500 })
}

export default function ErrorRoute() {
  return null
}
