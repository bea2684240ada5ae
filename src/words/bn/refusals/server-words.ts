import type { ServerWords } from '../../server-words.ts';
import { bookingHistory } from '../answers/booking-history.ts';
import { found } from '../answers/found.ts';
import { history } from '../answers/history.ts';
import { leadHistory } from '../answers/lead-history.ts';
import { outbox } from '../answers/outbox.ts';
import { site } from '../answers/site.ts';
import { whatsapp } from '../answers/whatsapp.ts';
import { importFields, importReasons } from '../forms/import-rows.ts';
import { problemWords } from '../forms/problems.ts';
import { translationProblems } from '../records/translation-problems.ts';
import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { admins } from './admins.ts';
import { backups } from './backups.ts';
import { bookings } from './bookings.ts';
import { bulk } from './bulk.ts';
import { calls } from './calls.ts';
import { desk } from './desk.ts';
import { documents } from './documents.ts';
import { imports } from './imports.ts';
import { itineraries } from './itineraries.ts';
import { leads } from './leads.ts';
import { legal } from './legal.ts';
import { listViews } from './list-views.ts';
import { messages } from './messages.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { polls } from './polls.ts';
import { records } from './records.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { translations } from './translations.ts';
import { trips } from './trips.ts';
import { uploads } from './uploads.ts';

export const serverWords: ServerWords = {
  access,
  accounts,
  admins,
  backups,
  bookingHistory,
  bookings,
  bulk,
  calls,
  desk,
  documents,
  found,
  history,
  importFields,
  importReasons,
  imports,
  itineraries,
  leadHistory,
  leads,
  legal,
  messages,
  listViews,
  offers,
  outbox,
  pages,
  pictures,
  places,
  polls,
  records,
  reports,
  reviews,
  settings,
  site,
  translations,
  trips,
  uploads,
  whatsapp,
  problems: problemWords,
  translationProblems,
};
