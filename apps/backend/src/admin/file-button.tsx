import { Text } from "@medusajs/ui"
import { type ReactNode, useState } from "react"

interface FileButtonProps {
  id?: string
  /** What the button says. */
  children: ReactNode
  /** The kinds of files, as the `accept` of an input names them. */
  accept: string
  disabled?: boolean
  /** Says beside the button which file was chosen. */
  showsName?: boolean
  onChoose: (file: File) => void
}

/** A button that lets a file be chosen. The browser's own control speaks the browser's language, not the admin's. */
export function FileButton({ id, children, accept, disabled, showsName, onChoose }: FileButtonProps) {
  const [name, setName] = useState<string>()
  return (
    <span className="flex flex-wrap items-center gap-3">
      <label className="txt-compact-small-plus shadow-buttons-neutral bg-ui-button-neutral focus-within:shadow-borders-focus has-[:disabled]:text-ui-fg-disabled inline-flex cursor-pointer items-center rounded-md px-2 py-1">
        {children}
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be chosen again after it was put right.
            target.value = ""
            if (!file) return
            setName(file.name)
            onChoose(file)
          }}
        />
      </label>
      {showsName && name && <Text size="small">{name}</Text>}
    </span>
  )
}
