import { killCommands } from "../programs/command.ts"
import { listenForStop } from "./stop-signals.ts"

/**
 * For a command that ends by itself: if the user stops it, the programs it waits for are killed and what it has
 * opened is closed first.
 */
export function exitOnStop(close: () => Promise<void> = async () => undefined): void {
  listenForStop({
    onStop: () => {
      killCommands()
      close().finally(() => {
        // Programs started meanwhile by the error handling of the first ones.
        killCommands()
        process.exit(1)
      })
    },
    onHurry: () => process.exit(1),
  })
}
