import type { ReactNode } from "react"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"

interface WhenTickedProps {
  name: string
  label: string
  hint?: string | undefined
  ticked: boolean
  shows: "when-ticked" | "when-not-ticked"
  children: ReactNode
}

/** A checkbox that shows or hides fields. With CSS only (`:has`), so it also works without scripts. */
export function WhenTicked({ name, label, hint, ticked, shows, children }: WhenTickedProps) {
  const look =
    shows === "when-ticked"
      ? "hidden group-has-[>div>label_:checked]/ticked:block"
      : "group-has-[>div>label_:checked]/ticked:hidden"
  return (
    <div className="group/ticked">
      <Checkbox name={name} label={label} hint={hint} defaultChecked={ticked} />
      <div className={look}>
        <div className="flex flex-col gap-5 pt-3">{children}</div>
      </div>
    </div>
  )
}
