const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
const FRAME_MS = 120
const PLAIN_FIRST_MS = 1_000
const PLAIN_EVERY_MS = 10_000
const USUAL_COLUMNS = 80
const CLEAR_LINE = "\r\x1b[2K"

/**
 * @typedef {{ title: string, detail: string, startedAt: number, nextPlainAt: number }} Step
 * @typedef {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} Screen
 */

/**
 * Whole seconds as people read them: "7 s", "1 min 05 s".
 * @param {number} milliseconds
 * @returns {string}
 */
export function formatSeconds(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`
}

/**
 * @param {Step} step
 * @param {number} now
 */
function phrase(step, now) {
  const detail = step.detail ? ` (${step.detail})` : ""
  return `${step.title}${detail} ${formatSeconds(now - step.startedAt)}`
}

/**
 * The one moving line of a terminal: all running steps, cut to the screen's width.
 * @param {Iterable<Step>} steps
 * @param {number} now
 * @param {number} columns
 */
export function spinnerLine(steps, now, columns) {
  const frame = FRAMES[Math.floor(now / FRAME_MS) % FRAMES.length]
  const line = `${frame} ${[...steps].map((step) => phrase(step, now)).join(" · ")}`
  return line.length < columns ? line : `${line.slice(0, columns - 2)}…`
}

/**
 * Shows progress: one updated line on a terminal, an occasional plain line elsewhere.
 * @param {Screen} [screen]
 */
export function createProgress(screen = process.stdout) {
  /** @type {Set<Step>} */
  const running = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  function tick() {
    const now = Date.now()
    if (screen.isTTY) {
      screen.write(CLEAR_LINE + spinnerLine(running, now, screen.columns || USUAL_COLUMNS))
      return
    }
    for (const step of running) {
      if (now < step.nextPlainAt) continue
      step.nextPlainAt = now + PLAIN_EVERY_MS
      screen.write(`… ${phrase(step, now)}\n`)
    }
  }

  /** @param {string} text */
  function line(text) {
    screen.write(`${screen.isTTY && running.size > 0 ? CLEAR_LINE : ""}${text}\n`)
  }

  /**
   * @param {Step} step
   * @param {string} mark
   */
  function finish(step, mark) {
    line(`${mark} ${phrase(step, Date.now())}`)
    running.delete(step)
    if (running.size === 0) clearInterval(timer)
  }

  /**
   * Runs the work and shows its title, the reported detail and the elapsed seconds.
   * @template Result
   * @param {string} title
   * @param {(report: (detail: string) => void) => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  async function step(title, work) {
    const startedAt = Date.now()
    const current = { title, detail: "", startedAt, nextPlainAt: startedAt + PLAIN_FIRST_MS }
    running.add(current)
    if (running.size === 1) timer = setInterval(tick, FRAME_MS)
    try {
      const result = await work((detail) => {
        current.detail = detail
      })
      finish(current, "✓")
      return result
    } catch (error) {
      finish(current, "✗")
      throw error
    }
  }

  return { step, line }
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
