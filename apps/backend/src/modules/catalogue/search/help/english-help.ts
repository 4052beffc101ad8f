import type { HelpTable } from "./help-topic.ts"

/** Specific questions come before general ones. */
export const ENGLISH_HELP: HelpTable = {
  words: [
    {
      topics: ["gift-card"],
      asked: /gift ?(?:cards?|vouchers?|certificates?)|(?:shopping )?vouchers?/,
    },
    {
      beside: true,
      topics: ["gift-wrap"],
      asked:
        /(?:free )?gift ?wrap(?:s|ped)?|(?:gift ?)?wrapping(?! (?:paper|sheet))|wrapping (?:service|option)s?|gift packaging/,
    },
    {
      topics: ["coupon"],
      asked: /coupons?(?: codes?)?|(?:promo|promotion|promotional|discount|voucher) codes?/,
    },
    {
      topics: ["terms"],
      asked: /terms(?: (?:and|&) conditions| of (?:use|service|sale))?|t ?& ?c|conditions/,
    },
    {
      topics: ["faq"],
      asked: /faqs?|help|how (?:to|do i|can i) (?:buy|order)|(?:frequently asked )?questions?/,
    },
    {
      beside: true,
      topics: ["shipping"],
      asked:
        /pay(?:ing|ment|ments)?(?: (?:by|with) \w+)?|cash on delivery|c\.?o\.?d\.?|bank transfer|(?:credit|debit|bank) cards?(?! (?:holder|case|wallet|sleeve))|paypal|apple ?pay|google ?pay|(?:vat )?invoices?|klarna|instal+ments?/,
    },
    {
      beside: true,
      topics: ["shipping"],
      asked:
        /ship+ing\w*|shipments?|ships? to \w+|deliver\w*|courier\w*|postage|parcel (?:locker|point)s?|fox ?post|gls|mpl|packeta|click (?:and|&) collect|pick(?:ing)? ?up(?: (?:point\w*|in (?:store|shop|person)))|collection in person|(?:when|will) (?:does |will |do )?(?:it |they |i |my (?:order|parcel) )?(?:arrive|come|get here|(?:get|receive) (?:it|my (?:order|parcel)))/,
    },
    {
      beside: true,
      topics: ["returns"],
      asked:
        /returns?|returning|refund\w*|exchang(?:e|es|ing)|money ?back|send(?:ing)? (?:it )?back|14 days?/,
    },
    { topics: ["shipping"], asked: /ships?/ },
    { beside: true, topics: ["returns", "withdrawal"], asked: /withdraw\w*|right to cancel|cancellation/ },
    {
      topics: ["tracking"],
      asked:
        /(?:order|parcel|package|delivery|shipping) ?(?:tracking|status|number)|track(?:ing)?(?: (?:number|code))?(?: (?:my|an?|the|your))?(?: (?:order|parcel|package|delivery)s?)?|where(?: is|.?s) my (?:order|parcel|package)|my (?:order|parcel|package)s?|cancel(?:l?ing)?(?: my| an)? orders?|(?:has|have|did)(?:n.?t| not) (?:yet )?(?:arrived?|come)/,
    },
    { topics: ["tracking", "faq"], asked: /orders?|ordering/ },
    { topics: ["faq", "shipping"], asked: /purchas\w*|buying|shopping/ },
    {
      topics: ["contact"],
      asked:
        /contact\w*|opening (?:hours|times?)|(?:shop|store|business) hours|hours|(?:tele)?phone number|telephone|call (?:us|you)|e ?mail(?: address)?|customer (?:service|support|care)|support|address|location|where are you|shops?|stores?|web ?shop|show ?room|visit(?: us)?|wholesale\w*|resellers?|stockists?/,
    },
    { topics: ["guarantee"], asked: /guarant\w*|warrant\w*/ },
    {
      topics: ["complaints"],
      asked: /complain\w*|(?:broken|damaged|faulty|defective)(?: (?:item|product|parcel|package|order)s?)?/,
    },
    { topics: ["privacy"], asked: /privacy(?: (?:policy|notice))?|gdpr|data protection/ },
    { topics: ["cookies"], asked: /cookie (?:policy|settings?|consent|preferences)/ },
    {
      topics: ["imprint"],
      asked: /imprint|legal notice|company (?:details|information|info|number)|(?:vat|tax) number/,
    },
    { topics: ["accessibility"], asked: /accessibility(?: statement)?/ },
    { topics: ["about"], asked: /about(?: (?:us|you))?|who (?:are you|we are)|our story/ },
    {
      topics: ["makers"],
      asked: /(?:your |our |the )?(?:makers|artisans|craftsmen|craftspeople|potters|weavers)/,
    },
    {
      topics: ["account"],
      asked:
        /log ?(?:in|out)|sign ?(?:in|up|out)|regist\w*|(?:my )?account|(?:forgot(?:ten)? )?(?:my )?password/,
    },
    { topics: ["newsletter"], asked: /news ?letters?|(?:un)?subscribe|(?:un)?subscription/ },
    { topics: ["wishlist"], asked: /wish ?lists?|favou?rites/ },
    { topics: ["journal"], asked: /blog|magazine/ },
  ],
  hints: [
    {
      topics: ["gift-card", "gift-wrap"],
      asked: /(?:gift|present)s?|gift ?(?:idea|box|set)(?:e?s)?/,
    },
  ],
  fillers:
    /an?|the|and|budapest|have|got|there|any|at|all|possible|or|do|does|you|your|i|my|me|we|how|much|many|long|when|what|where|which|is|are|can|will|it|to|for|of|in|on|by|from|with|free|fast|cheap|express|next|day|days|costs?|prices?|rates?|fees?|times?|polic(?:y|ies)|info|information|details?|options?|methods?|abroad|worldwide|internationa\w*|europe|items?|products?|orders?|parcels?|packages?|over|under|above|below|please|take|takes|us|service|cash|online|number|huf|\d+/,
}
