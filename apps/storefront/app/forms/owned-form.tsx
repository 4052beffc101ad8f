import { type ComponentProps, createContext, useContext } from "react"
import { Form } from "react-router"
import { OWNER_FIELD } from "./owner-field.ts"

const Owner = createContext("")

/** Around a page with forms of a customer or a cart: the loader's `formOwner`. */
export const FormOwner = Owner.Provider

/** A form that is accepted only from the customer or the cart that its page was made for. */
export function OwnedForm({ children, ...props }: ComponentProps<typeof Form>) {
  const owner = useContext(Owner)
  return (
    <Form {...props} method="post">
      <input type="hidden" name={OWNER_FIELD} value={owner} />
      {children}
    </Form>
  )
}
