import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import "#app/i18n/messages.server.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { SortSelect } from "./sort-select.tsx"

test.each([
  ["", "newest"],
  ["?sort=best_rated", "best_rated"],
  ["?sort=rating", "newest"],
  ["?sort=toString", "newest"],
])("the address %s shows the order %s", (search, shown) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="hu" messages={messagesFor("hu")} timeZone="Europe/Budapest">
      <MemoryRouter initialEntries={[`/hu/products${search}`]}>
        <SortSelect form="filters" defaultSort="newest" />
      </MemoryRouter>
    </IntlProvider>,
  )
  expect(html.match(/<option value="\w+" selected/g)).toEqual([`<option value="${shown}" selected`])
})
