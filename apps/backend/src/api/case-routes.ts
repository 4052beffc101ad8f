import type { MiddlewareRoute } from "@medusajs/framework/http"
import { complaintInputSchema } from "../domains/complaints/complaint-input.ts"
import { withdrawalInputSchema } from "../domains/withdrawals/withdrawal-input.ts"
import { complaintChangeSchema } from "./admin/complaints/complaint-view.ts"
import { withdrawalChangeSchema } from "./admin/withdrawals/withdrawal-view.ts"
import { parsedBody } from "./parsed-body.ts"

/** Declarations of withdrawal, and complaints. */
export const caseRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/withdrawals",
    methods: ["POST"],
    middlewares: [parsedBody(withdrawalInputSchema)],
  },
  {
    matcher: "/admin/withdrawals/:id",
    methods: ["POST"],
    middlewares: [parsedBody(withdrawalChangeSchema)],
  },
  {
    matcher: "/store/complaints",
    methods: ["POST"],
    middlewares: [parsedBody(complaintInputSchema)],
  },
  {
    matcher: "/admin/complaints/:id",
    methods: ["POST"],
    middlewares: [parsedBody(complaintChangeSchema)],
  },
]
