import { formatByDate, formatDate, formatDateRange, formatDateTime, formatOnDate } from "@porteka/hungary"
import { keepNumbers } from "./keep-numbers.ts"

/** Dates that stay in one line, for sentences and lines of their own; in a narrow column they may break. */
export const keptDate: typeof formatDate = (...date) => keepNumbers(formatDate(...date))
export const keptDateTime: typeof formatDateTime = (...moment) => keepNumbers(formatDateTime(...moment))
export const keptDateRange: typeof formatDateRange = (...days) => keepNumbers(formatDateRange(...days))
export const keptOnDate: typeof formatOnDate = (...date) => keepNumbers(formatOnDate(...date))
export const keptByDate: typeof formatByDate = (...date) => keepNumbers(formatByDate(...date))
