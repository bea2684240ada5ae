import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import { formatCount } from '../../counts.ts';

const statuses = { new: 'New', contacted: 'Contacted', converted: 'Converted', lost: 'Lost' } as const;

/** Leads in the back office: their list, and one lead over it. */
export const leads = {
  pageTitle: 'Promotional Leads',
  noun: 'lead',
  nouns: 'leads',
  statuses,
  byStatus: 'Leads by status',
  total: 'Total',
  searched: 'Name or phone',
  outbox: 'Outbox',
  toCallBack: ({ due }: { due: number | null }) => `To call back${due === null ? '' : ` (${formatCount(due)})`}`,
  readFailed: 'Failed to load leads',
  columns: {
    name: 'Name',
    phone: 'Phone',
    status: 'Status',
    followUp: 'Follow-up',
    notes: 'Notes',
    received: 'Received',
  },
  newLead: 'New lead',
  unopened: 'Unopened',
  isDueNow: 'Due',
  showAll: 'Show all leads',
  noneTitle: 'No leads yet',
  none: 'People who leave their name and phone in the popup appear here.',
  noneDueTitle: 'No follow-ups due',
  noneDue: 'New leads appear here until you call them, others from the day of their next follow-up.',
  noMatchTitle: 'No leads match',
  noMatch:
    'Try fewer words or another status. Names and phones are matched from the start of each word. Phones are also found by their last digits, three or more.',

  title: 'Lead',
  isDemo: 'Demonstration',
  phoneAndTime: ({ phone, time }: { phone: string; time: string }) => `${phone} · left on ${time}`,
  stepsThatDay: 'What they probably did on the site that day',
  noSteps: 'No other activity is known for that day.',
  agreedTo: 'Agreed to:',

  editLead: 'Edit lead',
  status: 'Status',
  nextFollowUp: 'Next follow-up',
  saveFailed: 'Failed to update lead',
  notSaved: 'Not saved yet',
  saved: 'Saved',
  discardChanges: 'Discard changes',
  save: 'Save',
  usualDays: 'Usual follow-up days',
  tomorrow: 'Tomorrow',
  inThreeDays: 'In 3 days',
  inAWeek: 'In a week',
  noDay: 'None',
  useTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  changedMeanwhile: ({ status, day, notes }: { status: LeadStatus; day: string | null; notes: string }) =>
    `Another admin changed this lead. It is now ${statuses[status].toLowerCase()}, ` +
    `with ${day === null ? 'no follow-up' : `follow-up on ${day}`} and ` +
    (notes === '' ? 'no notes' : `these notes: ${notes}`),
  unsavedChanges: ({ name }: { name: string }) => `Your changes to ${name} are not saved yet.`,
  openAgain: 'Open again',

  deleteLead: 'Delete lead',
  delete: 'Delete',
  deleteFailed: 'Failed to delete lead',
  whatDeletingDoes: ({ name, phone }: { name: string; phone: string }) =>
    `${name}, ${phone}, is removed from the list. You can undo this right afterwards.`,
  deleted: ({ name }: { name: string }) => `${name} is deleted.`,
  restored: ({ name }: { name: string }) => `${name} is back.`,
  restoreFailed: 'The lead could not be brought back',
} as const;
