import type { IncomingMessage, ServerResponse } from "node:http"
import type { CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "../log.server.ts"
import { PageCounter } from "./page-counter.ts"
import { pageViewOf } from "./page-view.ts"

const REPORT_EVERY_MS = 30_000

export interface PageCounting {
  /** Records an answered request. */
  count: (request: IncomingMessage, response: ServerResponse) => void
  /** Sends the remaining counts. */
  stop: () => Promise<void>
}

/** Counts page views and reports the sums to the back end periodically. */
export function countPages({ pageCounts }: CommerceClient): PageCounting {
  const counter = new PageCounter()
  const sendReport = async () => {
    const report = counter.takeReport()
    if (!report) return
    try {
      await pageCounts.report(report)
      counter.forgetPast()
    } catch (error) {
      counter.keepNews()
      logger.warn({ err: error }, "Page views could not be sent to the back end; they will be sent again.")
    }
  }
  const timer = setInterval(sendReport, REPORT_EVERY_MS).unref()
  return {
    count({ method, url, headers }, { statusCode: status }) {
      const view = pageViewOf({ method, url, headers, status })
      if (view) counter.count(view)
    },
    async stop() {
      clearInterval(timer)
      await sendReport()
    },
  }
}
