import { signalGroup } from "../../tools/processes/end.ts"
import { findRunRecord } from "../../tools/stack/run-record.ts"
import { stack } from "../fixtures/stack.ts"

/** Sends a signal to one of the shop's programs, by its name in the run record. Its supervisor starts a dead one again. */
export async function signalServer(name: string, wanted: NodeJS.Signals): Promise<void> {
  const server = (await findRunRecord(stack.runFile))?.children.find((child) => child.name === name)
  if (!server) throw new Error(`The run has no ${name}.`)
  signalGroup(server.pid, wanted)
}
