import { counted } from '../counts.ts';

/** The state of the site’s parts, on the dashboard. */
export const systemStatus = {
  title: 'System status',
  statuses: {
    ok: 'OK',
    off: 'Off',
    warning: 'Needs attention',
    failing: 'Failing',
    unknown: 'Not known',
  },
  database: 'Database',
  disk: 'Disk',
  ai: 'AI',
  messages: 'Messages',
  backups: 'Backups',
  plannerOnly: 'Built-in planner only',
  fromEnvironment: 'The model from the environment',
  paused: ({ model }: { model: string }) => `${model}: paused after failures`,
  budgets: {
    left: ({ model }: { model: string }) => `${model} writes with the built-in planner`,
    used_up: ({ model }: { model: string }) =>
      `${model}: today’s budget is used up; not called until midnight in India`,
    unpriced: ({ model }: { model: string }) =>
      `${model}: a budget is set but the model’s price is not known, so it is not called`,
    untracked: ({ model }: { model: string }) =>
      `${model}: a budget is set but cost is not tracked, so it is not called`,
  },
  noAnswer: ({ engine }: { engine: string }) => `${engine} does not answer`,
  answers: ({ engine, size, ms }: { engine: string; size: string; ms: string }) =>
    `${engine}, ${size}, answers in ${ms} ms`,
  diskUnread: 'Could not be read',
  free: ({ free, total }: { free: string; total: string }) => `${free} free of ${total}`,
  waiting: ({ count }: { count: number }) => `${counted(count, 'message')} waiting`,
  failed: ({ count }: { count: number }) => `${counted(count, 'message')} failed`,
  noProvider: 'No provider is set: messages are not sent',
  nothingWaiting: 'None waiting, none failed',
  noBackup: 'None yet',
  lastBackup: ({ time }: { time: string }) => `Last: ${time}`,
  nightlyFailed: ({ last, time, reason }: { last: string; time: string; reason: string }) =>
    `${last}. The nightly backup of ${time} failed: ${reason}`,
  handFailed: ({ last, time, reason }: { last: string; time: string; reason: string }) =>
    `${last}. The backup of ${time} failed: ${reason}`,
} as const;
