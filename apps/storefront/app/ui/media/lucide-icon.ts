import { type ComponentProps, createElement } from "react"

/** The data of lucide's icon files: shapes on a 24 × 24 grid. */
interface LucideIconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Replaces lucide's own `createLucideIcon` in a build (`bundling/compact-icons.ts`), because the shop does not use its context, color
 * and size props: 1 KiB less on every page. Same drawing, same classes; the stroke is set in base.css.
 */
export default function createLucideIcon({ name, node }: LucideIconData) {
  return ({ className, ...rest }: ComponentProps<"svg">) =>
    createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        "aria-hidden": true,
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
