import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { buttonClass } from "../controls/button.tsx"
import { Link } from "./link.tsx"
import type { MenuLink } from "./mega-menu.tsx"

interface FooterColumn {
  title: string
  links: MenuLink[]
  /** The menu on phones has the same links, which would make the footer longer than the screen. */
  isInPhoneMenu?: boolean
}

export interface SiteFooterProps {
  /** Above the line of legal links: `FooterFacts`. */
  top: ReactNode
  legalLabel: string
  legal: MenuLink[]
  /** After the legal links. */
  legalControl?: ReactNode
  /** Language and color mode. */
  controls?: ReactNode
  /** The last line. */
  small: ReactNode
}

/** The deep green background, in both color modes. */
export function SiteFooter({ top, legalLabel, legal, legalControl, controls, small }: SiteFooterProps) {
  return (
    <footer data-print="hide" className="woven-border mt-24 bg-surface-deep pt-2 pb-(--bottom-nav) lg:mt-32">
      <div
        data-color-mode="dark"
        className="measure skip-offscreen pt-8 pb-6 text-ink [--guessed-height:78rem] sm:py-14 sm:[--guessed-height:60rem] lg:py-20 lg:[--guessed-height:44rem]"
      >
        {top}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
          <nav aria-label={legalLabel}>
            <ul className="-ml-2 flex flex-wrap gap-x-2 text-sm text-ink-muted">
              {legal.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className="quiet-link flex min-h-11 items-center px-2 hover:text-ink">
                    {link.label}
                  </Link>
                </li>
              ))}
              {legalControl && <li>{legalControl}</li>}
            </ul>
          </nav>
          {controls && <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-3">{controls}</div>}
        </div>
        <p className="mt-6 text-ink-muted text-xs">{small}</p>
      </div>
    </footer>
  )
}

export interface FooterFactsProps {
  logo: ReactNode
  /** Below the logo: name and address of the shop. */
  intro: ReactNode
  columns: FooterColumn[]
  /** The withdrawal function: the law requires it to be prominent on every page. */
  withdrawal: MenuLink & { text?: ReactNode }
  /** A form with its explanation beside it. */
  signUp: { title: string; text: string; form: ReactNode }
  /** Plain text: payment and carrier names. */
  facts: { label: string; values: string[] }[]
}

/** The footer: company data, links, the newsletter, payment and carriers. */
export function FooterFacts({ logo, intro, columns, withdrawal, signUp, facts }: FooterFactsProps) {
  return (
    <>
      <div className="grid gap-8 sm:gap-12 lg:grid-cols-[19rem_1fr] lg:gap-20">
        <div>
          {logo}
          <div className="mt-5 text-base text-ink-muted">{intro}</div>
          <div className="mt-5 sm:mt-7">
            <Link to={withdrawal.to} className={buttonClass("secondary")}>
              {withdrawal.label}
            </Link>
            {withdrawal.text && <p className="mt-2.5 text-sm text-ink-muted">{withdrawal.text}</p>}
          </div>
        </div>
        <div className="gap-x-6 max-sm:columns-[9.5rem_2] sm:grid sm:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] sm:gap-y-10">
          {columns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
      </div>
      <div className="in-[:root:has([data-own-sign-up])]:hidden">
        <hr className="my-7 border-border sm:my-12" />
        <div className="grid gap-x-20 gap-y-5 lg:grid-cols-[19rem_1fr]">
          <div>
            <h2 className="text-title-xs">{signUp.title}</h2>
            <p className="mt-2 text-ink-muted text-sm">{signUp.text}</p>
          </div>
          <div className="max-w-160">{signUp.form}</div>
        </div>
      </div>
      <hr className="my-7 border-border sm:my-12" />
      <dl className="flex flex-wrap gap-x-12 gap-y-4 text-sm">
        {facts.map((fact) => (
          <div key={fact.label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{fact.label}</dt>
            <dd>{fact.values.join("\u00A0· ")}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Column({ title, links, isInPhoneMenu = false }: FooterColumn) {
  return (
    <nav
      aria-label={title}
      className={classNames("break-inside-avoid max-sm:pb-6", isInPhoneMenu && "max-sm:hidden")}
    >
      <h2 className="text-title-xs">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="quiet-link wrap-anywhere flex min-h-11 items-center hyphens-auto py-1.5 leading-snug text-ink-muted hover:text-ink pointer-fine:min-h-9"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
