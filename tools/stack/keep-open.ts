import type { Progress } from "../bootstrap/progress.mjs"
import { errorText } from "../bootstrap/user-error.mjs"
import type { Stack } from "./stack.ts"
import { listenForStop } from "./stop-signals.ts"

type Opening = {
  open(): Promise<void>
  welcome(): string
  /** Ends the commands of a start that is aborted. */
  abandon(): void
}

type End = { code: number; text?: string }

/**
 * Starts a stack, keeps it running until a signal or a failed start, and stops it in order.
 * @returns the exit code
 */
export async function keepOpen(stack: Stack, progress: Progress, opening: Opening): Promise<number> {
  const { promise: ended, resolve: end } = Promise.withResolvers<End>()
  let closing = false

  listenForStop({
    onStop: () => {
      progress.line("Closing the shop …")
      end({ code: 0 })
    },
    onHurry: () => {
      opening.abandon()
      stack.kill()
      process.exit(1)
    },
  })

  opening.open().then(
    () => {
      if (!closing) progress.line(opening.welcome())
    },
    (error: unknown) => end({ code: 1, text: errorText(error) }),
  )

  const { code, text } = await ended
  closing = true
  opening.abandon()
  await stack.stop()
  if (text) console.error(`\n${text}`)
  // Timers and open streams of an aborted start must not delay the exit.
  process.exit(code)
}
