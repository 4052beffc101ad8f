import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Spinner } from "./spinner.tsx"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "small" | "medium" | "large"

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-border-strong text-ink hover:border-ink hover:bg-surface-hover",
  quiet: "border-transparent text-ink hover:bg-surface-hover",
  danger: "border-transparent bg-danger-solid text-on-danger hover:bg-danger-solid-hover",
}

const SIZES: Record<ButtonSize, string> = {
  small: "touch min-h-9 px-3.5 text-sm",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-base",
}

const SHAPE =
  "relative inline-flex print:hidden items-center justify-center gap-2 rounded-md border py-1.5 text-center text-balance font-medium leading-tight no-underline transition-colors disabled:opacity-45 [&[aria-disabled=true]:not([aria-busy=true])]:opacity-45"

/** The classes of a button, for elements that only look like one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "medium",
  wide = false,
): string {
  return classNames(SHAPE, VARIANTS[variant], SIZES[size], wide && "w-full")
}

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant
  size?: ButtonSize | undefined
  /** Full width of its container. */
  wide?: boolean
  /** An action is running: the button keeps its size, shows a spinner and ignores clicks. */
  busy?: boolean
  icon?: ReactNode | undefined
  /** Renders the button as this element instead, for example `<Link to="/cart" />`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  busy = false,
  icon,
  render,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  const look = classNames(buttonClass(variant, size, wide), className)
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  if (render) return cloneElement(render, { className: look, children: content })

  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      className={look}
      onClick={press}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{content}</span>
          <Spinner className="absolute inset-0 m-auto" />
        </>
      ) : (
        content
      )}
    </button>
  )
}
