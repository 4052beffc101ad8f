import { useRouteLoaderData } from "react-router"

/** The shop's origin from the server's configuration, for absolute URLs in the head. */
export function usePublicOrigin(): string {
  const root = useRouteLoaderData("root") as { publicOrigin: string } | undefined
  return root?.publicOrigin ?? ""
}
