import { addDays, budapestDay, type CalendarDay } from "@porteka/hungary"

/** The last day of the answer: 30 days from receipt by law (1997. évi CLV. törvény 17/A. §), fewer if the shop promises so. */
export const answerDeadline = (receivedAt: Date | string, answerDays: number): CalendarDay =>
  addDays(budapestDay(receivedAt), answerDays)
