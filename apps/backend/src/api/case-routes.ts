import type { MiddlewareRoute } from "@medusajs/framework/http"
import { complaintInputSchema } from "../domains/complaints/complaint-input.ts"
import { contactInputSchema } from "../domains/contact/contact-input.ts"
import { withdrawalInputSchema } from "../domains/withdrawals/withdrawal-input.ts"
import { complaintChangeSchema } from "./admin/complaints/complaint-view.ts"
import { withdrawalChangeSchema } from "./admin/withdrawals/withdrawal-view.ts"
import { parsedBody } from "./parsed-body.ts"

/** Declarations of withdrawal, complaints, and messages of the contact page. */
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
    bodyParser: { sizeLimit: "26mb" },
    middlewares: [parsedBody(complaintInputSchema)],
  },
  {
    matcher: "/store/contact-messages",
    methods: ["POST"],
    middlewares: [parsedBody(contactInputSchema)],
  },
  {
    matcher: "/admin/complaints/:id",
    methods: ["POST"],
    middlewares: [parsedBody(complaintChangeSchema)],
  },
]
