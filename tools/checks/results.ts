import { basename } from "node:path"

/** A failed test with the first line of its error. */
type Failure = { test: string; message: string }

/** A test file with a failure, in the form its program accepts as a filter; `passed` names its other tests. */
type FailedFile = { file: string; passed: readonly string[]; failures: readonly Failure[] }

/** A test file and how long its tests took. */
type Timed = { file: string; seconds: number }

type Counts = {
  passed: number
  failed: number
  /** Every file of the run. */
  times?: readonly Timed[]
  failedFiles?: readonly FailedFile[]
  /** Tests that failed in one run and passed in another: counted as passed, and reported with their error. */
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
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** The counts that Playwright's JSON reporter writes, as far as they are read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

/** The outermost suites are the files, by their names; a test of one may be written in a fixture, another file. */
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

type PlaywrightSpec = {
  title: string
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
}

const toFailure = (test: string, message = ""): Failure => ({ test, message: message.split("\n")[0] ?? "" })

/**
 * Tests of a table may share a name. Those after the first get a number, the same in every run: else one that passes would
 * count for one that fails.
 */
function withOwnNames<Test>(tests: readonly Test[], nameOf: (test: Test) => string): [string, Test][] {
  const counts = new Map<string, number>()
  return tests.map((test) => {
    const name = nameOf(test)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [count === 1 ? name : `${name} (${count})`, test]
  })
}

/** A file that could not be loaded contains no failed test: it counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const failedFiles = testResults
    .filter(({ status }) => status === "failed")
    .map(({ name, message, assertionResults }) => {
      const tests = withOwnNames(assertionResults, ({ fullName }) => fullName)
      const failures = tests
        .filter(([, { status }]) => status === "failed")
        .map(([test, { failureMessages }]) => toFailure(test, failureMessages[0]))
      return {
        file: name,
        passed: tests.filter(([, { status }]) => status === "passed").map(([test]) => test),
        failures: failures.length > 0 ? failures : [toFailure(name, message)],
      }
    })
  const unloadable = countFailures(failedFiles) - numFailedTests
  const times = testResults.map(({ name, startTime, endTime }) => timed(name, endTime - startTime))
  return { passed: numPassedTests, failed: numFailedTests + unloadable, failedFiles, times }
}

const MS_PER_SECOND = 1000
const timed = (file: string, ms: number): Timed => ({ file, seconds: ms / MS_PER_SECOND })

export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const failedFiles = suites.flatMap((suite) => {
    const specs = withOwnNames(specsOf(suite), ({ title }) => title)
    const failures = specs.flatMap(([name, spec]) => failuresOf(name, spec))
    const passed = specs
      .filter(([, { tests }]) => tests.every(({ status }) => status === "expected"))
      .map(([name]) => name)
    return failures.length > 0 ? [{ file: suite.title, passed, failures }] : []
  })
  const times = suites.map((suite) => timed(suite.title, msOf(specsOf(suite))))
  return { passed: stats.expected, failed: stats.unexpected + errors.length, failedFiles, times }
}

const msOf = (specs: readonly PlaywrightSpec[]) =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0)

/** With the titles of their groups: the same journey exists in several languages. */
const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap((group) =>
    specsOf(group).map((spec) => ({ ...spec, title: `${group.title} › ${spec.title}` })),
  ),
]

const failuresOf = (name: string, { tests }: PlaywrightSpec) =>
  tests
    .filter(({ status }) => status === "unexpected")
    .map(({ results }) => toFailure(name, results[0]?.error?.message))

/**
 * A stage fails if it ran no tests, or if its program failed without naming a failed test.
 * @param exitCode of the test program
 */
export function judge(counts: Counts, exitCode: number): Counts {
  const nothingRan = counts.passed + counts.failed === 0
  const unexplained = exitCode !== 0 && counts.failed === 0
  return nothingRan || unexplained ? { ...counts, failed: counts.failed + 1 } : counts
}

const countFailures = (files: readonly FailedFile[]) => files.flatMap(({ failures }) => failures).length

/** More failed files than this are not flaky tests, unless the shop was stuck for a moment. */
const MOST_TRIED_AGAIN = 30

/** @returns the files to run again: none if too many failed, or an error belongs to no file */
export function filesToTryAgain({ failed, failedFiles = [] }: Counts): string[] {
  if (failed !== countFailures(failedFiles) || failedFiles.length > MOST_TRIED_AGAIN) return []
  return failedFiles.map(({ file }) => file)
}

/** The result of a stage after its failed files have run once more: a test has failed if it passed in neither run. */
export function addTry(first: Counts, again: StageResult): StageResult {
  const { failedFiles = [], flaky = [], times = [] } = first
  const failedAgain = new Map((again.failedFiles ?? []).map((file) => [file.file, file]))
  const tried = failedFiles.map(({ file, passed, failures }) => {
    const second = failedAgain.get(file)
    const isLeft = ({ test }: Failure) => second !== undefined && !second.passed.includes(test)
    const isNew = ({ test }: Failure) => passed.includes(test)
    return {
      file: { file, passed: [...passed, ...(second?.passed ?? [])], failures: failures.filter(isLeft) },
      flaky: [...failures.filter((failure) => !isLeft(failure)), ...(second?.failures ?? []).filter(isNew)],
    }
  })
  const left = tried.map(({ file }) => file).filter(({ failures }) => failures.length > 0)
  const failedOutsideFiles = again.failed - countFailures([...failedAgain.values()])
  return {
    output: again.output,
    times,
    passed: first.passed + countFailures(failedFiles) - countFailures(left),
    failed: countFailures(left) + failedOutsideFiles,
    failedFiles: left,
    flaky: [
      ...flaky,
      ...tried.flatMap((file) => file.flaky.map(({ test, message }) => `${test}: ${message}`)),
    ],
  }
}

export function sum(results: readonly Counts[]): Counts {
  return results.reduce<Counts>(
    (total, result) => ({
      passed: total.passed + result.passed,
      failed: total.failed + result.failed,
      failedFiles: [...(total.failedFiles ?? []), ...(result.failedFiles ?? [])],
      flaky: [...(total.flaky ?? []), ...(result.flaky ?? [])],
    }),
    { passed: 0, failed: 0 },
  )
}

/** A failure that compares whole pages would fill the screen. */
const LONGEST_LINE = 300

export const cutLine = (line: string) =>
  line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line

/** @returns the summary of a run: each failed test with its reason, then those that passed in a later run */
export function nameFailures({ failedFiles = [], flaky = [] }: Counts): string[] {
  const failed = failedFiles.flatMap(({ file, failures }) =>
    failures.map(({ test, message }) => `Failed: ${file}: ${test}: ${message}`),
  )
  return [...failed, ...flaky.map((test) => `Passed in one try and failed in another: ${test}`)].map(cutLine)
}

/** Files faster than this are not worth a look. */
const SLOW_SECONDS = 10
const MOST_NAMED = 5

/** @returns the slowest files of a stage, on one line; empty if none is slow */
export function nameSlowest({ times = [] }: Counts): string {
  const slow = times.filter(({ seconds }) => seconds >= SLOW_SECONDS)
  const first = slow.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_NAMED)
  if (first.length === 0) return ""
  return `  slowest: ${first.map(({ file, seconds }) => `${basename(file)} ${Math.round(seconds)} s`).join(", ")}`
}

export const formatCounts = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
