/** A test that failed, and the first line of why. */
type Failure = { test: string; message: string }

/** A test file in which something failed, named as its program takes it for a filter. */
export type FailedFile = { file: string; passed: number; failures: readonly Failure[] }

type Counts = {
  passed: number
  failed: number
  failedFiles?: readonly FailedFile[]
  /** Tests that passed only when their file was tried again: counted as passed, and named with what went wrong at first. */
  flaky?: readonly string[]
}

export type StageResult = Counts & { output: string }

/** The counts that Vitest's JSON reporter writes, as far as they are read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** The counts that Playwright's JSON reporter writes, as far as they are read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

type PlaywrightSpec = {
  title: string
  file: string
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}

const toFailure = (test: string, message = ""): Failure => ({ test, message: message.split("\n")[0] ?? "" })

/** A file that could not even be loaded has no failed test in it: it counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const failedFiles = testResults
    .filter(({ status }) => status === "failed")
    .map(({ name, message, assertionResults }) => {
      const failures = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => toFailure(fullName, failureMessages[0]))
      return {
        file: name,
        passed: assertionResults.filter(({ status }) => status === "passed").length,
        failures: failures.length > 0 ? failures : [toFailure(name, message)],
      }
    })
  const unloadable = failedFiles.flatMap(({ failures }) => failures).length - numFailedTests
  return { passed: numPassedTests, failed: numFailedTests + unloadable, failedFiles }
}

export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const files = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file)
  const failedFiles = [...files].flatMap(([file, specs]) => {
    const failures = specs.flatMap(failuresOf)
    const tests = specs.flatMap((spec) => spec.tests)
    const passed = tests.filter(({ status }) => status === "expected").length
    return failures.length > 0 ? [{ file, passed, failures }] : []
  })
  return { passed: stats.expected, failed: stats.unexpected + errors.length, failedFiles }
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const failuresOf = ({ title, tests }: PlaywrightSpec) =>
  tests
    .filter(({ status }) => status === "unexpected")
    .map(({ results }) => toFailure(title, results[0]?.error?.message))

/**
 * A stage of tests that ran none has failed, and so has one whose program ended badly without naming a failed test.
 * @param exitCode how the test program ended
 */
export function judge(counts: Counts, exitCode: number): Counts {
  const nothingRan = counts.passed + counts.failed === 0
  const unexplained = exitCode !== 0 && counts.failed === 0
  return nothingRan || unexplained ? { ...counts, failed: counts.failed + 1 } : counts
}

/** More failed files than these are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 8

/** @returns the files to try again: none when too much failed, or something that belongs to no file */
export function filesToTryAgain({ failed, failedFiles = [] }: Counts): string[] {
  const explained = failedFiles.flatMap(({ failures }) => failures).length
  if (failed !== explained || failedFiles.length > MOST_TRIED_AGAIN) return []
  return failedFiles.map(({ file }) => file)
}

/** What a stage comes to when its failed files, and only they, have run once more. */
export function replaceFailedFiles(first: Counts, again: StageResult): StageResult {
  const { failedFiles = [] } = first
  const stillFailing = new Set(
    (again.failedFiles ?? []).flatMap(({ failures }) => failures.map(({ test }) => test)),
  )
  const passedBefore = failedFiles.reduce((total, { passed }) => total + passed, 0)
  return {
    ...again,
    passed: first.passed - passedBefore + again.passed,
    flaky: failedFiles
      .flatMap(({ failures }) => failures)
      .filter(({ test }) => !stillFailing.has(test))
      .map(({ test, message }) => `${test}: ${message}`),
  }
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
