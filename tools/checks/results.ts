export type StageResult = { passed: number; failed: number; output: string }

/** The counts that Vitest's JSON reporter writes, as far as they are read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The counts that Playwright's JSON reporter writes, as far as they are read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

type Counts = { passed: number; failed: number }

/** A file that could not even be loaded has no failed test in it: it counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

/** A flaky test is a failed one: nobody can rely on it. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * A stage of tests that ran none has failed, and so has one whose program ended badly without naming a failed test.
 * @param exitCode how the test program ended
 */
export function judge(counts: Counts, exitCode: number): Counts {
  const nothingRan = counts.passed + counts.failed === 0
  const unexplained = exitCode !== 0 && counts.failed === 0
  return nothingRan || unexplained ? { ...counts, failed: counts.failed + 1 } : counts
}

export function sum(results: readonly Counts[]): Counts {
  return results.reduce<Counts>(
    (total, result) => ({ passed: total.passed + result.passed, failed: total.failed + result.failed }),
    { passed: 0, failed: 0 },
  )
}

export const formatCounts = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
