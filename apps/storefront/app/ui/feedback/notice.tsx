import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

export type NoticeTone = "info" | "success" | "warning" | "danger"

const LOOKS: Record<NoticeTone, { look: string; Icon: LucideIcon }> = {
  info: { look: "bg-info-soft text-on-info-soft", Icon: Info },
  success: { look: "bg-success-soft text-on-success-soft", Icon: CircleCheck },
  warning: { look: "bg-warning-soft text-on-warning-soft", Icon: TriangleAlert },
  danger: { look: "bg-danger-soft text-on-danger-soft", Icon: CircleAlert },
}

export interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  action?: ReactNode
  /**
   * It appeared after the page was loaded and must be announced: errors immediately, others when the screen
   * reader is idle.
   */
  live?: boolean
  className?: string
  children?: ReactNode
}

/** A message in the flow of the page. */
export function Notice({ tone = "info", title, action, live, className, children }: NoticeProps) {
  const { look, Icon } = LOOKS[tone]
  const liveRole = tone === "danger" ? "alert" : "status"
  return (
    <div
      role={live ? liveRole : undefined}
      // It can take the focus of the form that it replaces.
      tabIndex={live ? -1 : undefined}
      className={classNames(
        "flex scroll-mt-28 gap-3 rounded-md px-4 py-3.5 forced-colors:border",
        look,
        className,
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
