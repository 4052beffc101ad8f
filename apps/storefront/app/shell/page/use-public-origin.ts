import { useRouteLoaderData } from "react-router"

/** The shop's own origin from the server's configuration, for absolute addresses in the head. */
export function usePublicOrigin(): string {
  const root = useRouteLoaderData("root") as { publicOrigin: string } | undefined
  return root?.publicOrigin ?? ""
}
