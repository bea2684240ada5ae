import type { Instant, JsonText } from './column-types.ts';

/** People whom the agency itself put together; leads, bookings and accounts point to them by `customerId`. */
interface CustomersTable {
  id: string;
  name: string;
  /** The name as names are compared (`nameKey` of core), to propose namesakes. */
  nameKey: string;
  /** Empty when it is not known, as is the city. */
  language: string;
  city: string;
  birthday: string | null;
  notes: string;
  /** Rises with each change of the facts above. */
  revision: number;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Phones and e-mail addresses of customers. Families share them, so they are not unique. */
interface CustomerContactsTable {
  customerId: string;
  /** phone, email. */
  kind: string;
  canonical: string;
  /** As it is dialled or written. */
  value: string;
  position: number;
}

/** Word index of customers: names in their script and in Latin letters, e-mails, and all endings of their phones. */
interface CustomerWordsTable {
  word: Uint8Array;
  customerId: string;
}

/** What admins note about a customer: notes, calls, and who was linked. */
interface CustomerEventsTable {
  id: string;
  customerId: string;
  /** note, call, linked, unlinked, joined. */
  kind: string;
  /** Of a call: phone, email, whatsapp. */
  method: string | null;
  successful: number | null;
  text: string;
  adminId: string;
  /** Name of the admin at that time. */
  actor: string;
  at: Instant;
}

interface CustomerConsentsTable {
  id: string;
  customerId: string;
  /** What was agreed to: offers, documents, sharing. */
  purpose: string;
  /** How: spoken, written, message. */
  way: string;
  givenOn: string;
  /** The admin who took it down. */
  actor: string;
  withdrawnOn: string | null;
}

/** Files of customers; their bytes are in the store of uploads, under `<id>.<kind>`. */
interface CustomerFilesTable {
  id: string;
  /** Null once the file is being removed. */
  customerId: string | null;
  name: string;
  /** pdf, jpg, png, webp, avif. */
  kind: string;
  bytes: number;
  actor: string;
  addedAt: Instant;
}

/** The state before an unlinking or a joining, which can be undone for a day. */
interface CustomerUndosTable {
  id: string;
  customerId: string;
  /** unlinked, joined. */
  kind: string;
  document: JsonText;
  at: Instant;
}

interface TasksTable {
  id: string;
  title: string;
  dueAt: Instant;
  assigneeId: string | null;
  /** customer, lead, booking; null for none. */
  aboutKind: string | null;
  aboutId: string | null;
  /** The admin who made it. */
  actor: string;
  createdAt: Instant;
  doneAt: Instant | null;
  doneBy: string | null;
}

/** Reminders in the bell of an admin. */
interface RemindersTable {
  id: string;
  /** What it reminds of, unique: each arrives once, whichever process makes it. */
  once: string;
  adminId: string;
  /** task, morning, restore. */
  kind: string;
  taskId: string | null;
  /** Of a morning: how much is due. Of a restore: messages held back. */
  count: number;
  at: Instant;
  seenAt: Instant | null;
}

/** Customers, tasks and reminders. */
export interface DeskTables {
  customers: CustomersTable;
  customerContacts: CustomerContactsTable;
  customerWords: CustomerWordsTable;
  customerEvents: CustomerEventsTable;
  customerConsents: CustomerConsentsTable;
  customerFiles: CustomerFilesTable;
  customerUndos: CustomerUndosTable;
  tasks: TasksTable;
  reminders: RemindersTable;
}
