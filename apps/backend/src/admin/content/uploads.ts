import { useSyncExternalStore } from "react"

let running = 0
const listeners = new Set<() => void>()

const count = (change: 1 | -1) => {
  running += change
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Does the upload of a picture, and lets `useIsUploading` know. */
export async function asUpload<Result>(upload: () => Promise<Result>): Promise<Result> {
  count(1)
  try {
    return await upload()
  } finally {
    count(-1)
  }
}

/** Whether pictures are being uploaded: a form that is saved meanwhile would miss them. */
export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, () => running > 0)
