import { isDay } from '../../../core/dates.ts';
import { formatCount } from '../../counts.ts';
import type { prefilled as en } from '../../en/office/prefilled.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

/** An agency without a name leaves no gap. */
const sender = (agency: string): string => (agency === '' ? '' : `, हम ${agency} से लिख रहे हैं`);

export const prefilled = {
  bookingSubject: ({ reference, trip }) => `आपका बुकिंग अनुरोध ${reference}: ${trip}`,
  bookingMessage: ({ name, agency, reference, trip, travellers, from }) =>
    `नमस्ते ${name}${sender(agency)}। आपके बुकिंग अनुरोध ${reference} के लिए धन्यवाद: ` +
    `${trip}, ${formatCount(travellers)} यात्री, ${isDay(from) ? dates.day(from) : from} से। इस बारे में हम आपको कब फ़ोन करें?`,
  leadMessage: ({ name, agency }) =>
    `नमस्ते ${name}${sender(agency)}। ` +
    'आपने यात्राओं और ऑफ़र के लिए हमें अपना नंबर दिया था। आपको कहाँ घूमने जाना है, और हम आपको कब फ़ोन करें?',
} satisfies Like<typeof en>;
