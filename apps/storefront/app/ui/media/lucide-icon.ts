import { type ComponentProps, createElement } from "react"

/** What lucide's icon files hand over: the drawing on a 24 × 24 ground. */
interface LucideIconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Takes the place of lucide's own maker of icons (vite.config.ts), whose context, colours and sizes by prop the
 * shop does not use: 1 KiB less on every page. Same drawing, same classes; how it is stroked stands in base.css.
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
