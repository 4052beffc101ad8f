import { expect, test } from "vitest"
import { countPlaywright, countVitest, formatCounts, judge, sum } from "./results.ts"

test("counts the tests of a Vitest report", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        status: "failed",
        assertionResults: [
          { status: "failed", fullName: "a cart", failureMessages: ["Error: 500"] },
          { status: "passed", fullName: "a mail", failureMessages: [] },
          { status: "passed", fullName: "an order", failureMessages: ["Error: too late\n  at line 3"] },
        ],
      },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, flaky: ["an order: Error: too late"] })
})

test("a test file that cannot be loaded counts as one failed test", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [{ status: "failed", assertionResults: [] }],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, flaky: [] })
})

test("journeys that passed when tried again are named; errors outside of tests count as failed", () => {
  const flaky = { status: "flaky", results: [{ error: { message: "Error: not visible\nCall log" } }, {}] }
  const inner = { specs: [{ title: "a purchase", tests: [flaky] }] }
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: ["no browser"],
    suites: [
      { specs: [{ title: "a look", tests: [{ status: "expected", results: [{}] }] }], suites: [inner] },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 6,
    failed: 2,
    flaky: ["a purchase: Error: not visible"],
  })
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
