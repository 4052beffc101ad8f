import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { readRecords } from "../records/read-records.ts"
import { notFound } from "../refusals/refusals.ts"

type PathParams = Record<string, string>

interface KnownRecord {
  matcher: string
  methods: ("GET" | "POST" | "DELETE")[]
  /** The record named in the path. */
  entity: string
  filters: (params: PathParams) => PathParams
  /** Paths of other routes that match the pattern, too. */
  except?: (params: PathParams) => boolean
}

const byId = ({ id = "" }: PathParams): PathParams => ({ id })

/** Routes where Medusa assumes that the named record exists, and fails if it does not. */
const KNOWN: KnownRecord[] = [
  {
    matcher: "/admin/products/:id/variants/:variant_id",
    methods: ["POST", "DELETE"],
    entity: "variant",
    filters: ({ id = "", variant_id = "" }) => ({ id: variant_id, product_id: id }),
    except: ({ variant_id }) => variant_id === "batch",
  },
  {
    matcher: "/admin/exchanges/:id/inbound/items/:action_id",
    methods: ["DELETE"],
    entity: "order_exchange",
    filters: byId,
  },
  {
    matcher: "/admin/claims/:id/inbound/items/:action_id",
    methods: ["DELETE"],
    entity: "order_claim",
    filters: byId,
  },
  {
    matcher: "/admin/fulfillment-providers/:id/options",
    methods: ["GET"],
    entity: "fulfillment_provider",
    filters: byId,
  },
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    entity: "payment_collection",
    filters: byId,
  },
  { matcher: "/admin/return-reasons/:id", methods: ["POST"], entity: "return_reason", filters: byId },
  { matcher: "/admin/api-keys/:id/sales-channels", methods: ["POST"], entity: "api_key", filters: byId },
]

export const knownRecordRoutes: MiddlewareRoute[] = KNOWN.map(({ matcher, methods, ...record }) => ({
  matcher,
  methods,
  middlewares: [requireKnown(record)],
}))

function requireKnown({ entity, filters, except }: Omit<KnownRecord, "matcher" | "methods">) {
  return async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    if (!except?.(req.params)) {
      const [found] = await readRecords(req.scope, {
        entity,
        fields: ["id"],
        filters: filters(req.params),
        pagination: { take: 1 },
      })
      if (!found) throw notFound("There is nothing at this address")
    }
    next()
  }
}
