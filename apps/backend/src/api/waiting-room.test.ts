import { expect, it } from "vitest"
import { WaitingRoom } from "./waiting-room.ts"

function visit(room: WaitingRoom, entered: string[], name: string) {
  return room.enter(() => entered.push(name))
}

it("admits a limited number, keeps a queue in order, and refuses the rest", () => {
  const room = new WaitingRoom({ inside: 1, line: 2 })
  const entered: string[] = []
  const leave = ["a", "b", "c", "d"].map((name) => visit(room, entered, name))
  expect([entered, leave.map((left) => left === null)]).toEqual([["a"], [false, false, false, true]])
  leave[0]?.()
  expect(entered).toEqual(["a", "b"])
  expect(visit(room, entered, "e")).not.toBeNull()
  leave[1]?.()
  leave[2]?.()
  expect(entered).toEqual(["a", "b", "c", "e"])
})

it("never admits a caller who has left the queue", () => {
  const room = new WaitingRoom({ inside: 1, line: 2 })
  const entered: string[] = []
  const [first, second, third] = ["a", "b", "c"].map((name) => visit(room, entered, name))
  second?.()
  first?.()
  expect(entered).toEqual(["a", "c"])
  third?.()
  visit(room, entered, "d")
  expect(entered).toEqual(["a", "c", "d"])
})
