import { answerWith, hasFields, isList, isText } from "./checks/answer-shape.ts"
import { get, post } from "./core/endpoint.ts"
import type { ComplaintCase, ComplaintEvent, ComplaintState } from "./types/complaint-types.ts"
import type { AdminContactMessage, ContactMessageState } from "./types/contact-message-types.ts"
import type { ListAnswer, ListPaging } from "./types/list-types.ts"
import type { WithdrawalCase, WithdrawalDecision, WithdrawalEvent } from "./types/withdrawal-types.ts"

// What shoppers write and the staff answers.

type Paging = Partial<Omit<ListPaging, "count">>

/** Declarations of withdrawal as cases. */
export const withdrawalCases = {
  list: get("/admin/withdrawals")
    .asks<Paging & { q?: string; status?: WithdrawalDecision }>()
    .gives<ListAnswer<"withdrawals", WithdrawalCase>>(answerWith({ withdrawals: isList })),
  retrieve: get("/admin/withdrawals/{id}").gives<{ withdrawal: WithdrawalCase; events: WithdrawalEvent[] }>(
    answerWith({ withdrawal: hasFields({ id: isText }), events: isList }),
  ),
  /** Moves a case to its next state; `reason`: why it is refused, for the consumer. */
  update: post("/admin/withdrawals/{id}")
    .takes<{ status: WithdrawalDecision; reason?: string }>()
    .gives<{ withdrawal: WithdrawalCase; events: WithdrawalEvent[] }>(
      answerWith({ withdrawal: hasFields({ id: isText }), events: isList }),
    )
    .repeatable(),
}

/** Messages of the contact page. */
export const contactMessages = {
  list: get("/admin/contact-messages")
    .asks<Paging & { state?: ContactMessageState }>()
    .gives<ListAnswer<"messages", AdminContactMessage>>(answerWith({ messages: isList })),
  /** Marks a message as answered, by the caller, or as open again. */
  mark: post("/admin/contact-messages/{id}")
    .takes<{ state: ContactMessageState }>()
    .gives<{ id: string; state: ContactMessageState }>(answerWith({ id: isText }))
    .repeatable(),
}

/** Complaints of consumers as cases. */
export const complaintCases = {
  list: get("/admin/complaints")
    .asks<Paging & { q?: string; status?: ComplaintState }>()
    .gives<ListAnswer<"complaints", ComplaintCase>>(answerWith({ complaints: isList })),
  retrieve: get("/admin/complaints/{id}").gives<{ complaint: ComplaintCase; events: ComplaintEvent[] }>(
    answerWith({ complaint: hasFields({ id: isText }), events: isList }),
  ),
  /** A photo's file, by the name in its URL. */
  photo: get("/admin/complaints/{id}/photos/{file}").givesFile(),
  /** Moves a complaint to its next state; `answer` is mailed to the consumer, so a lost call is not repeated. */
  answer: post("/admin/complaints/{id}")
    .takes<{ status: ComplaintState; answer?: string }>()
    .gives<{ complaint: ComplaintCase; events: ComplaintEvent[] }>(
      answerWith({ complaint: hasFields({ id: isText }), events: isList }),
    ),
}
