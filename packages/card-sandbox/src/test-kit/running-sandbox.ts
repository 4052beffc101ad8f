import { onTestFinished } from "vitest"
import { type CardSandbox, type CardSandboxOptions, startCardSandbox } from "../server/http-server.ts"

export interface RunningSandbox extends CardSandbox {
  /** Calls the control API. */
  control(path: string, body?: object): Promise<Record<string, unknown>>
}

/** A sandbox on a free port that is stopped after the test. */
export async function runSandbox(options: Partial<CardSandboxOptions> = {}): Promise<RunningSandbox> {
  const sandbox = await startCardSandbox({ port: 0, stateFile: null, webhook: null, ...options })
  onTestFinished(() => sandbox.close())
  return {
    ...sandbox,
    control: async (path, body = {}) => {
      const response = await fetch(`${sandbox.url}/sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as Record<string, unknown>
      if (!response.ok) throw new Error(String(answer.error))
      return answer
    },
  }
}
