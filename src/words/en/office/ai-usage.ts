import { counted } from '../counts.ts';

/** What planning trips with language models is used for, and what it costs. */
export const aiUsage = {
  pageTitle: 'AI Usage',
  about: 'Requests for trips and day plans: how many, how long and at what cost.',
  period: 'Period',
  periods: { '24h': 'Last 24 hours', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' },
  figures: ({ period }: { period: string }) => `AI usage, ${period.toLowerCase()}`,
  totalRequests: 'Total requests',
  successes: 'Successes',
  errors: 'Errors',
  averageResponse: 'Average response',
  tokens: 'Tokens',
  cost: 'Cost',
  parts: 'Parts of AI usage',
  tabs: { endpoints: 'Endpoint Stats', recent: 'Recent Activity', logs: 'Detailed Logs' },
  noDataTitle: 'No data available for the selected period.',
  noData: 'Planned trips and day plans appear here automatically.',
  offline: 'Network error while fetching statistics',
  readFailed: ({ why }: { why: string }) => `Failed to fetch AI usage statistics: ${why}`,

  /** The endpoints that are logged. */
  endpoints: {
    'generate-itinerary': 'Plan a trip',
    'itinerary-details': 'Write the day plan',
    replay: 'Replay a request',
    'draft-translation': 'Draft a translation',
  },
  endpointStats: 'Endpoint stats',
  endpoint: 'Endpoint',
  requests: 'Requests',
  errorRate: 'Error rate',

  requestsAnHour: 'Requests and errors an hour',
  requestsADay: 'Requests and errors a day',
  requestsAndErrors: ({ requests, errors }: { requests: number; errors: number }) =>
    `${counted(requests, 'request')}, ${counted(errors, 'error')}.`,
  /** The chart's highest point. */
  peak: ({ time }: { time: string }) => `Peak: ${time}.`,
  responseTime: 'Response time',
  noRequests: 'No requests.',
  medianAndP95: ({ median, p95 }: { median: string; p95: string }) => `Median ${median}, p95 ${p95}.`,
  median: 'Median',
  p95: 'p95',
  costAnHour: 'Cost an hour',
  costADay: 'Cost a day',
  costInAll: ({ cost, isTracked }: { cost: string; isTracked: boolean }) =>
    `${cost} in all.${isTracked ? '' : ' Cost is not tracked at present (Settings).'}`,
  seconds: ({ amount }: { amount: string }) => `${amount} s`,

  model: 'Language model',
  noCalls: 'No model calls.',
  texts: 'Texts',
  textsJudged: ({ accepted, refused }: { accepted: string; refused: string }) =>
    `${accepted} accepted, ${refused} refused`,
  inventedRemoved: 'Made-up claims removed',
  repairs: 'Repairs',
  answeredShare: 'Answered calls',
  allAnswered: ({ calls }: { calls: number }) => `All of ${counted(calls, 'question')} answered.`,
  someAnswered: ({ answered, calls }: { answered: string; calls: number }) =>
    `${answered} of ${counted(calls, 'question')} answered; without an answer the built-in words stood in.`,
  unanswered: 'Unanswered calls',
  whyUnanswered: 'Why there was no answer',
  questions: 'Questions',

  plansPassed: 'Plans that passed all checks',
  noPlans: 'No plans were made.',
  allPassed: ({ plans }: { plans: number }) => `All of ${counted(plans, 'plan')}.`,
  somePassed: ({ passed, plans }: { passed: string; plans: number }) =>
    `${passed} of ${counted(plans, 'plan')}; the others were never shown.`,
  failedChecks: 'Checks that plans failed',
  failedCheck: 'Failed check',
  plans: 'Plans',

  costPerBooking: 'Cost per booking',
  noBookings: 'No bookings in this period.',
  costDivided: 'Cost in this period divided by the bookings made in it.',
  inThisPeriod: 'In this period',
  bookings: 'Bookings',
  spentToday: 'Spent today',
  dailyBudget: 'Daily budget',
  noLimit: 'No limit',
  budgetShare: 'Share of today’s budget spent',
  budgetUsedUp: 'Today’s budget is used up: the model is not called until midnight in India.',
  budgetUntracked: 'A budget is set but cost is not tracked, so the model is not called.',
  changeInSettings: 'Change it in Settings',
} as const;
