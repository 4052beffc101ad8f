import { expect, test } from "vitest"
import {
  addTry,
  countPlaywright,
  countVitest,
  filesToTryAgain,
  formatCounts,
  judge,
  nameFailures,
  nameSlowest,
  sum,
} from "./results.ts"

const CART = "/house/tests/http/cart.test.ts"

test("counts the tests of a Vitest report, and names those that failed by file", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: CART,
        status: "failed",
        message: "",
        startTime: 1000,
        endTime: 13_500,
        assertionResults: [
          { status: "failed", fullName: "a cart", failureMessages: ["Error: 500\n  at line 3"] },
          { status: "passed", fullName: "a mail", failureMessages: [] },
        ],
      },
      {
        name: "/house/tests/http/order.test.ts",
        status: "passed",
        message: "",
        startTime: 1000,
        endTime: 3000,
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
    failedFiles: [{ file: CART, passed: ["a mail"], failures: [{ test: "a cart", message: "Error: 500" }] }],
    times: [
      { file: CART, seconds: 12.5 },
      { file: "/house/tests/http/order.test.ts", seconds: 2 },
    ],
  })
})

test("a test file that cannot be loaded counts as one failed test", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        name: CART,
        status: "failed",
        message: "SyntaxError",
        startTime: 5,
        endTime: 5,
        assertionResults: [],
      },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    failedFiles: [{ file: CART, passed: [], failures: [{ test: CART, message: "SyntaxError" }] }],
    times: [{ file: CART, seconds: 0 }],
  })
})

test("of two tests with one name, the one that passes does not count for the other", () => {
  const run = (...statuses: string[]) => ({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: CART,
        status: "failed",
        message: "",
        startTime: 0,
        endTime: 0,
        assertionResults: statuses.map((status) => ({
          status,
          fullName: "a link",
          failureMessages: ["late"],
        })),
      },
    ],
  })
  const first = countVitest(run("passed", "failed"))
  expect(addTry(first, { ...countVitest(run("passed", "failed")), output: "" })).toMatchObject({
    passed: 1,
    failed: 1,
    failedFiles: [{ failures: [{ test: "a link (2)", message: "late" }] }],
    flaky: [],
  })
  expect(addTry(first, { ...countVitest(run("failed", "passed")), output: "" })).toMatchObject({
    failed: 0,
    flaky: ["a link (2): late", "a link: late"],
  })
})

const spec = (file: string, title: string, status: string, message?: string) => ({
  file,
  title,
  tests: [{ status, results: [{ duration: 4000, ...(message !== undefined && { error: { message } }) }] }],
})

test("counts the journeys, and names those that failed by file; errors outside of tests count as failed", () => {
  const report = {
    stats: { expected: 2, unexpected: 1 },
    errors: ["no browser"],
    suites: [
      {
        title: "buy.spec.ts",
        specs: [spec("buy.spec.ts", "a look", "expected")],
        suites: [
          {
            title: "hu",
            specs: [
              spec("../fixtures/browser.ts", "a purchase", "unexpected", "Error: not visible\nCall log"),
            ],
          },
        ],
      },
      { title: "find.spec.ts", specs: [spec("find.spec.ts", "a search", "expected")] },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    failedFiles: [
      {
        file: "buy.spec.ts",
        passed: ["a look"],
        failures: [{ test: "hu › a purchase", message: "Error: not visible" }],
      },
    ],
    times: [
      { file: "buy.spec.ts", seconds: 8 },
      { file: "find.spec.ts", seconds: 4 },
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

const failedFile = (file: string, passed: string[], ...tests: string[]) => ({
  file,
  passed,
  failures: tests.map((test) => ({ test, message: "too late" })),
})

test("files with failed tests are tried again, unless there are many or something failed that belongs to none", () => {
  const files = ["a", "b"].map((name) => failedFile(name, [], `test of ${name}`))
  expect(filesToTryAgain({ passed: 9, failed: 2, failedFiles: files })).toEqual(["a", "b"])
  expect(filesToTryAgain({ passed: 9, failed: 3, failedFiles: files })).toEqual([])
  expect(filesToTryAgain({ passed: 9, failed: 1 })).toEqual([])
  const many = Array.from({ length: 31 }, (_, index) => failedFile(`${index}`, [], `test ${index}`))
  expect(filesToTryAgain({ passed: 9, failed: 31, failedFiles: many })).toEqual([])
})

test("a test has failed that passed in neither run of its file; what failed in one of them is named", () => {
  const first = {
    passed: 9,
    failed: 3,
    failedFiles: [failedFile("a", ["zero"], "one", "two"), failedFile("b", [], "three")],
  }
  const again = {
    passed: 2,
    failed: 2,
    failedFiles: [failedFile("a", ["one"], "zero", "two")],
    output: "a failed",
  }
  expect(addTry(first, again)).toEqual({
    passed: 11,
    failed: 1,
    failedFiles: [failedFile("a", ["zero", "one"], "two")],
    flaky: ["one: too late", "zero: too late", "three: too late"],
    output: "a failed",
    times: [],
  })
})

test("what passed in the second run may fail in the third, and is named once more", () => {
  const second = {
    passed: 1,
    failed: 1,
    failedFiles: [failedFile("a", ["one"], "two")],
    flaky: ["one: too late"],
  }
  const third = { passed: 1, failed: 1, failedFiles: [failedFile("a", ["two"], "one")], output: "" }
  expect(addTry(second, third)).toMatchObject({
    passed: 2,
    failed: 0,
    failedFiles: [],
    flaky: ["one: too late", "two: too late", "one: too late"],
  })
})

test("a file that could not be loaded in one run has failed unless it passes whole in another", () => {
  const first = { passed: 9, failed: 1, failedFiles: [failedFile("a", [], "a")] }
  expect(addTry(first, { passed: 4, failed: 0, output: "" })).toMatchObject({ passed: 10, failed: 0 })
  const again = { passed: 3, failed: 1, failedFiles: [failedFile("a", ["one"], "two")], output: "" }
  expect(addTry(first, again)).toMatchObject({ passed: 9, failed: 1 })
  const unloadable = { passed: 0, failed: 1, failedFiles: [failedFile("b", [], "b")], output: "" }
  const once = { passed: 9, failed: 1, failedFiles: [failedFile("b", ["zero"], "one")] }
  expect(addTry(once, unloadable)).toMatchObject({ passed: 9, failed: 1 })
})

test("what fails outside of every test in the second run has failed", () => {
  const first = { passed: 9, failed: 1, failedFiles: [failedFile("a", [], "one")] }
  expect(addTry(first, { passed: 0, failed: 1, output: "" })).toMatchObject({ passed: 10, failed: 1 })
})

test("sums all stages into the last line", () => {
  const total = sum([
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ])
  expect(formatCounts(total)).toBe("41 passed, 2 failed")
})

test("names at the end what failed in any stage, in lines of a length that can be read", () => {
  const total = sum([
    { passed: 1, failed: 0, flaky: ["a menu: late"] },
    {
      passed: 40,
      failed: 1,
      failedFiles: [
        { file: CART, passed: [], failures: [{ test: "a cart", message: `no ${"<p>".repeat(500)}` }] },
      ],
    },
  ])
  expect(nameFailures(total)).toEqual([
    expect.stringMatching(/^Failed: \/house\/tests\/http\/cart\.test\.ts: a cart: no <p>.{1,260} …$/),
    "Passed in one try and failed in another: a menu: late",
  ])
})

test("names the slowest files, if there are slow ones", () => {
  const times = [3, 12.4, 11, 40, 10, 15, 9.9, 20].map((seconds, index) => ({
    file: `/t/${index}.ts`,
    seconds,
  }))
  expect(nameSlowest({ passed: 1, failed: 0, times })).toBe(
    "  slowest: 3.ts 40 s, 7.ts 20 s, 5.ts 15 s, 1.ts 12 s, 2.ts 11 s",
  )
  expect(nameSlowest({ passed: 1, failed: 0, times: times.slice(0, 1) })).toBe("")
  expect(nameSlowest({ passed: 1, failed: 0 })).toBe("")
})
