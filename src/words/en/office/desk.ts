import type { Likeness, LinkedKind } from '../../../core/customers/customer-options.ts';

const alike: Readonly<Record<Likeness, string>> = { phone: 'same phone', email: 'same e-mail', name: 'same name' };

/** What stands beside leads, bookings and customers: the customer, who takes care, tasks. */
export const desk = {
  title: 'Customer and tasks',
  unread: 'Customer and tasks could not be read',
  customer: 'Customer',
  makeCustomer: 'Make a customer',
  makeFailed: 'The customer could not be made',
  addTo: 'Add to a customer…',
  addTitle: 'Add to a customer',
  find: 'Name, phone or e-mail',
  found: ({ count }: { count: number }) => (count === 0 ? 'No customer found' : `${count} found`),
  link: 'Link',
  linkFailed: 'This could not be linked',
  maybe: 'Perhaps the same person',
  noProof: 'A phone is no proof: anyone can type any number. Link only when you know that it is the same person.',
  alike: ({ alike: of }: { alike: readonly Likeness[] }) => of.map((each) => alike[each]).join(', '),
  kinds: { booking: 'Booking', lead: 'Lead', user: 'Account' } satisfies Record<LinkedKind, string>,

  assignee: 'Who takes care',
  assigneeOf: ({ title }: { title: string }) => `Who takes care of ${title}`,
  unassigned: 'Not assigned',
  gone: 'Removed admin',
  assignFailed: 'This could not be assigned',
  followUp: 'Next follow-up',
  followUpFailed: 'The follow-up could not be set',
  none: 'None',

  tasks: 'Tasks',
  newTask: 'New task',
  taskTitle: 'What is to do',
  dueDay: 'Day',
  dueTime: 'Time',
  addTask: 'Add task',
  taskAdded: 'The task is added.',
  taskFailed: 'The task could not be saved',
  doneTask: ({ title }: { title: string }) => `Done: ${title}`,
  dueAt: ({ time }: { time: string }) => `due ${time}`,
  doneBy: ({ name }: { name: string }) => `done by ${name}`,
  morningMail: 'Mail me each morning what I have to do',
  morningMailFailed: 'This could not be saved',
} as const;
