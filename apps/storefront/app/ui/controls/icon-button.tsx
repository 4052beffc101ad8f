import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from "react"
import { classNames } from "../class-names.ts"

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The action, for screen readers. */
  label: string
  /** A number on its corner (cart, wishlist); hidden if 0 or absent. */
  count?: number | undefined
  /** For an icon on a picture: adds a background. */
  onPicture?: boolean | undefined
  /** Renders the button as this element instead, for example `<Link to="/cart" />`. */
  render?: ReactElement<{ className?: string; children?: ReactNode; "aria-label"?: string }>
}

const LOOK =
  "relative inline-flex shrink-0 items-center justify-center rounded-full text-ink transition-colors disabled:opacity-45"

export function IconButton({
  label,
  count,
  onPicture,
  render,
  className,
  children,
  type = "button",
  ...rest
}: IconButtonProps) {
  const content = (
    <>
      {children}
      {count ? <CountDot count={count} /> : null}
    </>
  )
  const look = classNames(
    LOOK,
    onPicture ? "touch size-9 bg-surface/85 hover:bg-surface" : "size-11 hover:bg-surface-hover",
    className,
  )
  if (render) return cloneElement(render, { className: look, "aria-label": label, children: content })
  return (
    <button {...rest} type={type} className={look} aria-label={label}>
      {content}
    </button>
  )
}

const MOST_SHOWN = 99

/**
 * The small number on the corner of an icon; drawn with CSS, because the icon's label already contains it.
 */
export function CountDot({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      className="tabular absolute top-0.5 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent-solid px-1 font-semibold text-[0.6875rem] text-on-accent leading-none after:content-[attr(data-count)]"
    />
  )
}
