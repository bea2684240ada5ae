import { counted } from '../counts.ts';

/** Single requests to the planner and its models: their list, one in full, and replaying it. */
export const aiLog = {
  columns: {
    request: 'Request',
    status: 'Status',
    response: 'Response',
    tokens: 'Tokens',
    cost: 'Cost',
    when: 'When',
  },
  statuses: { success: 'Success', error: 'Error' },
  refusedStatus: 'Refused',
  /** "Success 200". */
  statusAndCode: ({ status, code }: { status: string; code: number }) => `${status} ${code}`,
  reading: 'Reading the log',
  readFailed: 'Failed to load the log',
  noMatchTitle: 'No requests match',
  noMatch: 'Try another endpoint or status, fewer characters of the reference, or a longer period.',
  onThisPage: ({ count }: { count: number }) => `${counted(count, 'request')} on this page, the newest first`,
  newest: 'Newest',
  older: 'Older',
  reference: 'Reference',
  startsWith: 'Starts with',
  endpoint: 'Endpoint',
  allEndpoints: 'All endpoints',
  allStatuses: 'All statuses',

  title: 'Request',
  noun: 'request',
  replay: 'Replay',
  when: 'When',
  responseTime: 'Response time',
  network: 'Network',
  browser: 'Browser',
  asked: 'What was asked',
  answered: 'What was answered',
  masked:
    'Phones, e-mail addresses, names and tokens were masked before this was written down; of the address only its network is kept.',

  calls: 'Model calls',
  /** What models are asked for. */
  purposes: {
    wish: 'Read the traveller’s wish',
    cards: 'Write titles and descriptions',
    days: 'Write the day plan',
    repair: 'Rewrite rejected texts',
    translation: 'Translate texts',
  },
  model: 'Model',
  modelOf: ({ model, provider }: { model: string; provider: string }) => `${model} (${provider})`,
  prompt: 'Prompt',
  inputAndOutput: 'Input and output',
  input: 'Input',
  output: 'Output',
  tokens: 'Tokens',
  tokensInOut: ({ input, output }: { input: string; output: string }) => `${input} in, ${output} out`,
  cost: 'Cost',
  firstWords: 'First words',
  totalTime: 'Total time',
  placesPicked: 'Places picked',
  texts: 'Texts',
  inventedRemoved: 'Made-up claims removed',

  asWords: 'As words',
  asJson: 'As JSON',
  nothing: 'none',
  yes: 'Yes',
  no: 'No',
  range: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,

  replayTitle: 'Replay',
  prompts: 'prompts',
  noModel: 'No language model is set, so there is nothing to replay this request with.',
  chooseModel: 'Choose one in Settings',
  replayFailed: 'The request could not be replayed',
  provider: ({ name }: { name: string }) => `Provider: ${name}`,
  promptInUse: ({ version }: { version: string }) => `${version} (in use)`,
  /** What to look at when comparing the versions of the prompts. */
  promptNotes: {
    '2026-11-plain': 'Short and factual',
    '2026-11-warm': 'Warmer, with what one sees and tastes',
    '2026-11-wishes': 'Short and factual; knows the other wishes when it reads a wish',
  },
  temperature: 'Temperature',
  temperatureRange: '0 to 2',
  replaying: 'Planning it again …',
  replayAbout:
    'Plans the logged request again with the chosen model and marks the differences. Visitors never see the result; it costs as much as any request.',

  original: 'As it was answered',
  replayed: 'Planned once more',
  planNumber: ({ number }: { number: number }) => `Plan ${number}`,
  withoutModel: 'None: the built-in planner alone',
  outcome: 'Outcome',
  passedChecks: 'Passed all checks',
  passedOf: ({ passed, plans }: { passed: string; plans: number }) => `${passed} of ${counted(plans, 'plan')}`,
  refusedTexts: 'Refused texts',
  repairs: 'Repairs',
  noMatchingPlan: 'No matching plan',
  /** Around the marked price, before the marked length. */
  beforePrice: '',
  afterPrice: ' per person, ',
  days: ({ count }: { count: number }) => counted(count, 'day'),
  sights: 'Sights',
  wordsBy: { model: 'In the model’s words', 'built-in': 'In the built-in words' },
  noPlans: 'Neither side has a plan.',
  differences: ({
    plans,
    sights,
    price,
    title,
    description,
    alone,
  }: {
    plans: number;
    sights: number;
    price: number;
    title: number;
    description: number;
    alone: number;
  }) => {
    const told = [
      [sights, 'with different sights'],
      [price, 'with a different price'],
      [title, 'with a different title'],
      [description, 'with a different description'],
      [alone, 'on one side only'],
    ] as const;
    const differing = told.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
    return `${counted(plans, 'plan')}: ${differing.length === 0 ? 'the same on both sides' : differing.join(', ')}.`;
  },
} as const;
