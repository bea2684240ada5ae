import { formatCount } from '../../counts.ts';
import type { aiLog as en } from '../../en/office/ai-log.ts';
import type { Like } from '../../like.ts';

export const aiLog = {
  columns: {
    request: 'অনুরোধ',
    status: 'অবস্থা',
    response: 'সময়',
    tokens: 'টোকেন',
    cost: 'খরচ',
    when: 'কখন',
  },
  statuses: { success: 'সফল', error: 'ত্রুটি' },
  refusedStatus: 'নামঞ্জুর',
  /** "সফল 200". */
  statusAndCode: ({ status, code }) => `${status} ${code}`,
  reading: 'লগ আসছে',
  readFailed: 'লগ আনা গেল না',
  noMatchTitle: 'কোনও অনুরোধ মিলছে না',
  noMatch: 'অন্য কাজ বা অবস্থা বাছুন, রেফারেন্স নম্বরের কম অক্ষর লিখুন, অথবা আরও বড় সময়কাল বাছুন।',
  onThisPage: ({ count }) => `এই পাতায় ${formatCount(count)}টি অনুরোধ, নতুনটি আগে`,
  newest: 'সবচেয়ে নতুন',
  older: 'আরও পুরোনো',
  reference: 'রেফারেন্স নম্বর',
  startsWith: 'শুরুর অক্ষর',
  endpoint: 'কাজ',
  allEndpoints: 'সব কাজ',
  allStatuses: 'সব অবস্থা',

  title: 'অনুরোধ',
  noun: 'অনুরোধ',
  replay: 'আবার চালান',
  when: 'কখন',
  responseTime: 'উত্তরের সময়',
  network: 'নেটওয়ার্ক',
  browser: 'ব্রাউজার',
  asked: 'কী চাওয়া হয়েছে',
  answered: 'কী উত্তর দেওয়া হয়েছে',
  masked: 'ফোন, ইমেল, নাম আর টোকেন লেখার আগে আড়াল করা হয়েছে; ঠিকানার শুধু নেটওয়ার্কটুকু রাখা হয়।',

  calls: 'মডেলকে করা প্রশ্ন',
  /** What models are asked for. */
  purposes: {
    wish: 'যাত্রীর ইচ্ছা পড়া',
    cards: 'শিরোনাম আর বিবরণ লেখা',
    days: 'দিন ধরে ধরে পরিকল্পনা লেখা',
    repair: 'বাতিল লেখা নতুন করে লেখা',
    translation: 'লেখার অনুবাদ',
  },
  model: 'মডেল',
  modelOf: ({ model, provider }) => `${model} (${provider})`,
  prompt: 'প্রম্পট',
  inputAndOutput: 'কী পাঠানো হয়েছে আর কী এসেছে',
  input: 'কী পাঠানো হয়েছে',
  output: 'কী এসেছে',
  tokens: 'টোকেন',
  tokensInOut: ({ input, output }) => `${input}টি গেছে, ${output}টি এসেছে`,
  cost: 'খরচ',
  firstWords: 'প্রথম শব্দ',
  totalTime: 'মোট সময়',
  placesPicked: 'বাছা জায়গা',
  texts: 'লেখা',
  inventedRemoved: 'বাদ দেওয়া বানানো কথা',

  asWords: 'কথায়',
  asJson: 'JSON-এ',
  nothing: 'কিছু নেই',
  yes: 'হ্যাঁ',
  no: 'না',
  range: ({ low, high }) => `${low} থেকে ${high}`,

  replayTitle: 'অনুরোধ আবার চালান',
  prompts: 'প্রম্পট',
  noModel: 'কোনও AI মডেল ঠিক করা নেই, তাই এই অনুরোধ আবার চালানো যাবে না।',
  chooseModel: 'সেটিংসে মডেল বাছুন',
  replayFailed: 'অনুরোধটি আবার চালানো গেল না',
  provider: ({ name }) => `প্রোভাইডার: ${name}`,
  promptInUse: ({ version }) => `${version} (এখন চালু)`,
  /** What to look at when comparing the versions of the prompts. */
  promptNotes: {
    '2026-11-plain': 'ছোট আর তথ্যনির্ভর',
    '2026-11-warm': 'আরও আন্তরিক, কী দেখা যাবে আর কী চাখা যাবে তা-ও আছে',
    '2026-11-wishes': 'ছোট আর তথ্যনির্ভর; ইচ্ছা পড়ার সময় বাকি ইচ্ছাগুলিও জানে',
  },
  temperature: 'টেম্পারেচার',
  temperatureRange: '0 থেকে 2',
  replaying: 'আবার পরিকল্পনা হচ্ছে…',
  replayAbout:
    'লগের অনুরোধটির পরিকল্পনা বাছা মডেল দিয়ে আবার করা হয় আর তফাতগুলি দেখানো হয়। ভিজিটররা এটি কখনও দেখেন না; খরচ যে কোনও অনুরোধের মতোই।',

  original: 'তখনকার উত্তর',
  replayed: 'আবার করা পরিকল্পনা',
  planNumber: ({ number }) => `পরিকল্পনা ${number}`,
  withoutModel: 'কোনও মডেল নয়: শুধু সাইটের নিজের প্ল্যানার',
  outcome: 'ফল',
  passedChecks: 'সব যাচাইয়ে উত্তীর্ণ',
  passedOf: ({ passed, plans }) => `${formatCount(plans)}টির মধ্যে ${passed}টি পরিকল্পনা`,
  refusedTexts: 'বাতিল লেখা',
  repairs: 'সংশোধন',
  noMatchingPlan: 'তেমন কোনও পরিকল্পনা নেই',
  /** Around the marked price, before the marked length. */
  beforePrice: 'জনপ্রতি ',
  afterPrice: ', ',
  days: ({ count }) => `${formatCount(count)} দিন`,
  sights: 'দেখার জায়গা',
  wordsBy: { model: 'মডেলের কথায়', 'built-in': 'সাইটের নিজের কথায়' },
  noPlans: 'কোনও দিকেই পরিকল্পনা নেই।',
  differences: ({ plans, sights, price, title, description, alone }) => {
    const told = [
      [sights, 'টিতে জায়গা আলাদা'],
      [price, 'টিতে দাম আলাদা'],
      [title, 'টিতে শিরোনাম আলাদা'],
      [description, 'টিতে বিবরণ আলাদা'],
      [alone, 'টি শুধু এক দিকে'],
    ] as const;
    const differing = told.filter(([count]) => count > 0).map(([count, words]) => `${count}${words}`);
    return `${formatCount(plans)}টি পরিকল্পনা: ${differing.length === 0 ? 'দু’দিকেই এক' : differing.join(', ')}।`;
  },
} satisfies Like<typeof en>;
