import { MOST_PHOTOS } from "@porteka/commerce-sdk/wire"
import { type RefObject, useEffect, useRef, useState } from "react"
import { shrinkPhoto } from "./shrink-photo.ts"

/**
 * Shrinks the files of a field as soon as they are chosen. A form that is sent meanwhile waits.
 * @returns the field, and whether it is busy
 */
export function useShrunkPhotos(): { field: RefObject<HTMLInputElement | null>; isPreparing: boolean } {
  const field = useRef<HTMLInputElement>(null)
  const [isPreparing, setPreparing] = useState(false)
  useEffect(() => {
    const { current: input } = field
    const form = input?.form
    if (!input || !form) return
    let work: Promise<void> | null = null
    const prepare = async () => {
      const now = shrinkFiles(input)
      work = now
      setPreparing(true)
      await now
      // Others may have been chosen meanwhile.
      if (work !== now) return
      work = null
      setPreparing(false)
    }
    const wait = async (event: SubmitEvent) => {
      if (!work) return
      event.preventDefault()
      event.stopImmediatePropagation()
      while (work) await work
      form.requestSubmit(event.submitter)
    }
    // Chosen before the scripts ran.
    if (input.files?.length) void prepare()
    input.addEventListener("change", prepare)
    form.addEventListener("submit", wait, { capture: true })
    return () => {
      input.removeEventListener("change", prepare)
      form.removeEventListener("submit", wait, { capture: true })
    }
  }, [])
  return { field, isPreparing }
}

async function shrinkFiles(input: HTMLInputElement): Promise<void> {
  const { files } = input
  // More are refused.
  if (!files || files.length > MOST_PHOTOS) return
  const shrunk = new DataTransfer()
  // One by one: each is decoded as a whole.
  for (const file of files) shrunk.items.add(await shrinkPhoto(file))
  if (input.files === files) input.files = shrunk.files
}
