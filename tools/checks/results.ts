type Counts = {
  passed: number
  failed: number
  /** Passed only when tried again, as CI does: counted as passed, and named with what went wrong at first. */
  flaky?: readonly string[]
}

export type StageResult = Counts & { output: string }

/** The counts that Vitest's JSON reporter writes, as far as they are read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    status: string
    /** A test that passed has messages of failure when it was tried again. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** The counts that Playwright's JSON reporter writes, as far as they are read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

const describeFlaky = (name: string, message = "") => `${name}: ${message.split("\n")[0]}`

/** A file that could not even be loaded has no failed test in it: it counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  )
  const flaky = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === "passed" && test.failureMessages.length > 0)
    .map((test) => describeFlaky(test.fullName, test.failureMessages[0]))
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length, flaky }
}

export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap(findFlaky),
  }
}

function findFlaky({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ results }) => describeFlaky(title, results[0]?.error?.message)),
  )
  return [...own, ...suites.flatMap(findFlaky)]
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
    (total, result) => ({
      passed: total.passed + result.passed,
      failed: total.failed + result.failed,
      flaky: [...(total.flaky ?? []), ...(result.flaky ?? [])],
    }),
    { passed: 0, failed: 0 },
  )
}

export const formatCounts = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
