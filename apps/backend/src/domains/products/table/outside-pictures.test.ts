import { expect, test } from "vitest"
import { takeOutsidePictures } from "./outside-pictures.ts"

const isOurs = (address: string) => address.startsWith("https://bolt.example/")
const handleOfSku = (sku: string) => (sku === "A-1" ? "kancso" : undefined)
const take = (...cells: Record<string, string>[]) =>
  takeOutsidePictures(
    cells.map((one, index) => ({ row: index + 2, cells: one })),
    isOurs,
    handleOfSku,
  )

test("URLs of other hosts are removed from the rows, those of the shop stay", () => {
  const own = "/pictures/kancso-1.jpg | https://bolt.example/static/a.png"
  const { rows, pictures } = take(
    { sku: "A-1", pictures: `${own} | https://regi.example/a.jpg` },
    { sku: "A-2", handle: "kancso", pictures: "https://regi.example/a.jpg | http://regi.example/b.jpg" },
    { sku: "B-1", title_hu: "Őszi bögre", pictures: "https://regi.example/c.jpg" },
    { sku: "C-1", pictures: "nem cím | ftp://a.example/b.jpg" },
  )
  expect(rows.map(({ cells }) => cells.pictures)).toEqual([own, "", "", "nem cím | ftp://a.example/b.jpg"])
  expect(pictures).toEqual([
    { handle: "kancso", urls: ["https://regi.example/a.jpg", "http://regi.example/b.jpg"] },
    { handle: "oszi-bogre", urls: ["https://regi.example/c.jpg"] },
  ])
})
