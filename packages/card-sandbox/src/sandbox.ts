import { type ApiSurroundings, DEFAULT_API_VERSION } from "./api/answer-api.ts"
import { createClock, type SandboxClock } from "./clock.ts"
import { createFaultPlan, type FaultPlan } from "./control/fault-plan.ts"
import { openStore, type Store, type Work } from "./state/store.ts"
import type { Scene } from "./stripe/scene.ts"
import { createDeliverer, type Deliverer } from "./webhooks/deliverer.ts"
import { createPlanner, type Planner } from "./webhooks/plan.ts"
import type { WebhookTarget } from "./webhooks/post-event.ts"

export interface SandboxSettings {
  /** The file with all data; null: in memory only. */
  stateFile: string | null
  webhook: WebhookTarget | null
}

/** The sandbox without its HTTP server. */
export interface Sandbox {
  store: Store
  clock: SandboxClock
  deliverer: Deliverer
  webhookPlan: Planner
  faults: FaultPlan
  /** The number of next confirmations that stay in processing. */
  keepProcessing: { next: number }
  surroundings(publicUrl: string): ApiSurroundings
  /** Runs work that is not an API call, such as the bank's answer; its events are sent. */
  act<T>(publicUrl: string, run: (scene: Scene) => T): T
  /** Deletes all data and everything that tests planned. */
  reset(): void
  close(): Promise<void>
}

/** Opens the sandbox with the data of its file, if it has one. */
export function createSandbox(settings: SandboxSettings): Sandbox {
  const clock = createClock()
  const store = openStore(settings.stateFile, clock.now().getTime())
  const deliverer = createDeliverer(store, clock, settings.webhook)
  const webhookPlan = createPlanner()
  const faults = createFaultPlan()
  const keepProcessing = { next: 0 }

  const surroundings = (publicUrl: string): ApiSurroundings => ({
    store,
    publicUrl,
    now: clock.now,
    planWebhook: (type, object) => webhookPlan.take(type, object),
    takeProcessing: () => {
      if (keepProcessing.next === 0) return false
      keepProcessing.next--
      return true
    },
  })

  return {
    store,
    clock,
    deliverer,
    webhookPlan,
    faults,
    keepProcessing,
    surroundings,
    act: (publicUrl, run) => {
      try {
        return store.commit((work) => run(ownScene(surroundings(publicUrl), work)))
      } finally {
        deliverer.pump()
      }
    },
    reset: () => {
      store.clear()
      clock.reset()
      faults.clear()
      webhookPlan.clear()
      keepProcessing.next = 0
    },
    close: async () => {
      await deliverer.close()
      store.close()
    },
  }
}

function ownScene({ now, publicUrl, takeProcessing, planWebhook }: ApiSurroundings, work: Work): Scene {
  return {
    work,
    now: now(),
    publicUrl,
    apiVersion: DEFAULT_API_VERSION,
    request: { id: null, idempotency_key: null },
    fromBrowser: false,
    takeProcessing,
    planWebhook,
  }
}
