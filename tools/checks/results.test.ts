import { expect, test } from "vitest"
import {
  countPlaywright,
  countVitest,
  filesToTryAgain,
  formatCounts,
  judge,
  replaceFailedFiles,
  sum,
} from "./results.ts"

const CART = "/house/tests/http/cart.test.ts"

test("counts the tests of a Vitest report, and names those that failed by file", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        ...{ name: CART, status: "failed", message: "" },
        assertionResults: [
          { status: "failed", fullName: "a cart", failureMessages: ["Error: 500\n  at line 3"] },
          { status: "passed", fullName: "a mail", failureMessages: [] },
        ],
      },
      {
        ...{ name: "/house/tests/http/order.test.ts", status: "passed", message: "" },
        assertionResults: [
          { status: "passed", fullName: "an order", failureMessages: [] },
          { status: "passed", fullName: "a return", failureMessages: [] },
        ],
      },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 1,
    failedFiles: [{ file: CART, passed: 1, failures: [{ test: "a cart", message: "Error: 500" }] }],
  })
})

test("a test file that cannot be loaded counts as one failed test", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [{ name: CART, status: "failed", message: "SyntaxError", assertionResults: [] }],
  }
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    failedFiles: [{ file: CART, passed: 0, failures: [{ test: CART, message: "SyntaxError" }] }],
  })
})

const spec = (file: string, title: string, status: string, message?: string) => ({
  ...{ file, title },
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
})

test("counts the journeys, and names those that failed by file; errors outside of tests count as failed", () => {
  const report = {
    stats: { expected: 2, unexpected: 1 },
    errors: ["no browser"],
    suites: [
      {
        specs: [spec("buy.spec.ts", "a look", "expected")],
        suites: [
          { specs: [spec("buy.spec.ts", "a purchase", "unexpected", "Error: not visible\nCall log")] },
        ],
      },
      { specs: [spec("find.spec.ts", "a search", "expected")] },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    failedFiles: [
      { file: "buy.spec.ts", passed: 1, failures: [{ test: "a purchase", message: "Error: not visible" }] },
    ],
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

const failedFile = (file: string, passed: number, ...tests: string[]) => ({
  ...{ file, passed },
  failures: tests.map((test) => ({ test, message: "too late" })),
})

test("files with failed tests are tried again, unless there are many or something failed that belongs to none", () => {
  const files = ["a", "b"].map((name) => failedFile(name, 2, `test of ${name}`))
  expect(filesToTryAgain({ passed: 9, failed: 2, failedFiles: files })).toEqual(["a", "b"])
  expect(filesToTryAgain({ passed: 9, failed: 3, failedFiles: files })).toEqual([])
  expect(filesToTryAgain({ passed: 9, failed: 1 })).toEqual([])
  const many = Array.from({ length: 9 }, (_, index) => failedFile(`${index}`, 0, `test ${index}`))
  expect(filesToTryAgain({ passed: 9, failed: 9, failedFiles: many })).toEqual([])
})

test("what the second run of failed files says counts instead of the first; what passed only then is named", () => {
  const first = {
    passed: 9,
    failed: 3,
    failedFiles: [failedFile("a", 2, "one", "two"), failedFile("b", 1, "three")],
  }
  const again = { passed: 5, failed: 1, failedFiles: [failedFile("b", 1, "three")], output: "b failed" }
  expect(replaceFailedFiles(first, again)).toEqual({
    ...again,
    passed: 11,
    flaky: ["one: too late", "two: too late"],
  })
})

test("sums all stages into the last line", () => {
  const total = sum([
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ])
  expect(formatCounts(total)).toBe("41 passed, 2 failed")
})
