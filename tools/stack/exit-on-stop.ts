import { killCommands } from "../command.ts"
import { listenForStop } from "./stop-signals.ts"

/**
 * For a command that runs to its end by itself: when the person stops it, the programs it waits for are killed and
 * what it has opened is closed before it ends.
 */
export function exitOnStop(close: () => Promise<void> = async () => undefined): void {
  listenForStop({
    onStop: () => {
      killCommands()
      close().finally(() => {
        // What the failure of the first ones made begin meanwhile.
        killCommands()
        process.exit(1)
      })
    },
    onHurry: () => process.exit(1),
  })
}
