import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { withAsciiDomain } from "./ascii-domain.ts"

/** An e-mail address as typed into a form; a domain with accents is written in ASCII. */
export const emailText = z.string().trim().max(EMAIL_CHARACTERS).transform(withAsciiDomain).pipe(z.email())
