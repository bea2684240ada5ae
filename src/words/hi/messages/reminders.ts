import type { reminders as en } from '../../en/messages/reminders.ts';
import type { Like } from '../../like.ts';

export const reminders = {
  subject: ({ count }) => `आज: आपके लिए ${count} काम`,
  waiting: ({ count }) => `सुप्रभात। आज आपके ज़िम्मे ${count} काम हैं।`,
  switchOff: 'यह मेल बैक ऑफ़िस में आपके प्रोफ़ाइल में बंद की जा सकती है।',
} satisfies Like<typeof en>;
