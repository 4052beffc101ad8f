import type { Progress } from "../bootstrap/progress.mjs"
import { tell } from "../bootstrap/trouble.mjs"
import type { Stack } from "./stack.ts"
import { listenForStop } from "./stop-signals.ts"

type Opening = {
  open(): Promise<void>
  welcome(): string
  /** Ends the commands of an opening that is given up half-way. */
  abandon(): void
}

type End = { code: number; text?: string }

/**
 * Opens a stack, keeps it open until a signal or a part that keeps dying, and closes it in order.
 * @returns the exit code
 */
export async function keepOpen(stack: Stack, progress: Progress, opening: Opening): Promise<number> {
  const { promise: stopAsked, resolve: askToStop } = Promise.withResolvers<End>()
  let closing = false

  listenForStop({
    onStop: () => {
      progress.line("Closing the shop …")
      askToStop({ code: 0 })
    },
    onHurry: () => {
      opening.abandon()
      stack.kill()
      process.exit(1)
    },
  })

  const opened = opening.open().then(
    () => {
      if (!closing) progress.line(opening.welcome())
      return stack.gaveUp.then((trouble): End => ({ code: 1, text: tell(trouble) }))
    },
    (error: unknown): End => ({ code: 1, text: tell(error) }),
  )

  const end = await Promise.race([stopAsked, opened])
  closing = true
  opening.abandon()
  await stack.stop()
  if (end.text) console.error(`\n${end.text}`)
  // Timers and half-read streams of an abandoned opening must not hold the door.
  process.exit(end.code)
}
