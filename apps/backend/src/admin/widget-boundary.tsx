import { Container, Text } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import { Component, type ComponentType, type ReactNode } from "react"
import { adminLanguage } from "./language.ts"

const TEXTS = textsForStaff({
  hu: {
    failed:
      "Ezt a részt nem sikerült megjeleníteni. Az oldal többi része használható; a hiba az oldal újratöltésével megszűnhet.",
  },
  en: { failed: "This part could not be shown. The rest of the page works; reload it to try again." },
})

interface WidgetProps {
  /** The record whose page it is. */
  data?: { id: string } | undefined
}

/**
 * The widget with a message in its place if it fails to render: without a boundary of its own, Medusa's whole
 * page would be replaced by its error page, and the order or product could not be worked on.
 *
 * Each record gets a new widget: Medusa keeps them when its search leads from one product to another, and what is typed or
 * read of the first would be saved as the second's.
 */
export function withBoundary<Props extends WidgetProps>(Widget: ComponentType<Props>) {
  return (props: Props) => (
    <WidgetBoundary key={props.data?.id}>
      <Widget {...props} />
    </WidgetBoundary>
  )
}

class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Container className="px-6 py-4">
        <Text size="small" role="alert">
          {TEXTS[adminLanguage()].failed}
        </Text>
      </Container>
    )
  }
}
