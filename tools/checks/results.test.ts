import { expect, test } from "vitest"
import { countPlaywright, countVitest, formatCounts, judge, sum } from "./results.ts"

test("counts the tests of a Vitest report", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [{ status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] }],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1 })
})

test("a test file that cannot be loaded counts as one failed test", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [{ status: "failed", assertionResults: [] }],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1 })
})

test("flaky journeys and errors outside of tests count as failed", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: ["no browser"] }
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 4 })
})

test("a stage without a test has failed", () => {
  expect(judge({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

test("a bad exit code that no failed test explains counts as one failure", () => {
  expect(judge({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 })
  expect(judge({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 })
  expect(judge({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 })
})

test("sums all stages into the last line", () => {
  const total = sum([
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ])
  expect(formatCounts(total)).toBe("41 passed, 2 failed")
})
