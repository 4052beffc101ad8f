import { Text, toast } from "@medusajs/ui"
import { type ReactNode, useState } from "react"

interface FileButtonProps {
  id?: string
  /** The button's label. */
  children: ReactNode
  /** The file types, for the `accept` attribute of an input. */
  accept: string
  disabled?: boolean
  /** Shows the chosen file's name beside the button. */
  showsName?: boolean
  /** If it fails, the error's message is shown. */
  onChoose: (file: File) => Promise<void>
}

/** A button to choose a file. The browser's own control uses the browser's language, not the admin's. */
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
            // Allows choosing the same file again after it was corrected.
            target.value = ""
            if (!file) return
            setName(file.name)
            onChoose(file).catch((error: Error) => toast.error(error.message))
          }}
        />
      </label>
      {showsName && name && <Text size="small">{name}</Text>}
    </span>
  )
}
