import { data } from "react-router"

/** An error page that other pages can redirect to. */
export function loader() {
  throw data(null, { status: 500 })
}

export default function ErrorRoute() {
  return null
}
