import type { documents as en } from '../../en/documents/documents.ts';
import type { Like } from '../../like.ts';
import { nights as wordNights } from '../planner/grammar.ts';

export const documents = {
  kind: 'यात्रा योजना',
  asOf: ({ day }) => `${day} की स्थिति`,
  party: ({ count, travelClass }) => `${count} यात्री, ${travelClass}`,
  length: 'अवधि',
  travellers: 'यात्री',
  livePlan: 'वेब पर यही योजना, हमेशा ताज़ा',
  qrCode: 'योजना के पते का QR कोड',
  page: ({ page, pages }) => `पेज ${page}, कुल ${pages}`,
  nights: ({ nights }) => wordNights(nights),
  night: ({ stay }) => `रात: ${stay}`,
  howToBook: 'बुकिंग कैसे करें',
  booking: ({ agency }) =>
    `पहले पेज के कोड से योजना खोलें और “बुकिंग का अनुरोध करें” दबाएँ, या ${agency} को फ़ोन करें। एजेंसी के पक्का करने से पहले न कुछ बुक होता है, न कोई भुगतान।`,
  contacts: 'संपर्क',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp',
  email: 'ईमेल',
  office: 'दफ़्तर',
  forDriver: 'ड्राइवर के लिए',
  pickUp: ({ time, place }) => `पिक-अप ${time}, ${place}`,
  noDriving: 'आज गाड़ी नहीं चाहिए',
  drive: ({ km, duration }) => `${km} किमी, ${duration}`,
  askAgency: ({ agency }) => `रास्ते में कोई सवाल हो तो ${agency} को फ़ोन करें।`,
} satisfies Like<typeof en>;
