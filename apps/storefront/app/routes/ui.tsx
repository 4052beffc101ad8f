import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { Showcase } from "#app/ui/showcase/showcase.tsx"

const CARDS = 4

/** Development only: real pictures for the showcase of UI primitives. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { commerce, locale, skipStore } = context.get(requestContext)
  skipStore()
  const { products } = await read(commerce.catalogue.products({ query: { locale, page_size: CARDS } }))
  return { pictures: products.flatMap((product) => product.pictures.slice(0, 1)) }
}

export default function Ui() {
  const { pictures } = useLoaderData<typeof loader>()
  return <Showcase pictures={pictures} />
}
