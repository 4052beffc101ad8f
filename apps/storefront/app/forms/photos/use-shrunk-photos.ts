import { MOST_PHOTOS } from "@porteka/commerce-sdk/wire"
import { type RefObject, useEffect, useRef, useState } from "react"
import { shrinkPhoto } from "./shrink-photo.ts"

interface ShrunkPhotos {
  field: RefObject<HTMLInputElement | null>
  /** What the form would send now. */
  photos: readonly File[]
  isPreparing: boolean
  remove: (photo: File) => void
}

/**
 * Shrinks the files of a field as soon as they are chosen. A form that is sent meanwhile waits. Photos chosen
 * later are added: phones offer their camera one photo at a time.
 */
export function useShrunkPhotos(): ShrunkPhotos {
  const field = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const put = useRef<(files: readonly File[]) => void>(() => undefined)
  useEffect(() => {
    const { current: input } = field
    const form = input?.form
    if (!input || !form) return
    let held: readonly File[] = []
    let work: Promise<void> | null = null
    const hold = (files: readonly File[]) => {
      held = files
      input.files = toFileList(files)
      setPhotos(files)
    }
    const prepare = async () => {
      const before = held
      const now = shrinkFiles(before).then((shrunk) => {
        // Others may have been chosen meanwhile.
        if (held === before) hold(shrunk)
      })
      work = now
      setPreparing(true)
      await now
      if (work !== now) return
      work = null
      setPreparing(false)
    }
    put.current = (files) => {
      hold(files)
      void prepare()
    }
    const add = () => put.current([...held, ...(input.files ?? [])])
    const wait = async (event: SubmitEvent) => {
      if (!work) return
      event.preventDefault()
      event.stopImmediatePropagation()
      while (work) await work
      form.requestSubmit(event.submitter)
    }
    // Chosen before the scripts ran.
    if (input.files?.length) add()
    input.addEventListener("change", add)
    form.addEventListener("submit", wait, { capture: true })
    return () => {
      input.removeEventListener("change", add)
      form.removeEventListener("submit", wait, { capture: true })
    }
  }, [])
  return {
    field,
    photos,
    isPreparing,
    remove: (photo) => put.current(photos.filter((other) => other !== photo)),
  }
}

function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}

async function shrinkFiles(files: readonly File[]): Promise<readonly File[]> {
  // More are refused.
  if (files.length > MOST_PHOTOS) return files
  const shrunk: File[] = []
  // One by one: each is decoded as a whole.
  for (const file of files) shrunk.push(await shrinkPhoto(file))
  return shrunk
}
