import { IMPORT_FIELDS, type ImportField, type ImportNoun } from './fields.ts';

/**
 * What columns are called in lists of agencies, in English, Hindi and Bengali, and in the site's own exports; as
 * `plainHeader` writes them.
 */
const NAMES: Readonly<Record<ImportField, string>> = {
  name: `name | full name | customer | customer name | client | client name | guest | guest name | traveller |
     traveler | traveller name | traveler name | lead name | contact name | contact person | passenger |
     passenger name | lead | नाम | पूरा नाम | ग्राहक | ग्राहक का नाम | यात्री | यात्री का नाम | নাম |
     পুরো নাম | গ্রাহক | গ্রাহকের নাম | যাত্রী | যাত্রীর নাম`,
  phone: `phone | phone no | phone number | mobile | mobile no | mobile number | contact | contact no |
     contact number | whatsapp | whatsapp no | whatsapp number | cell | telephone | tel | ph | ph no |
     mob | mob no | फ़ोन | फोन | फ़ोन नंबर | फोन नंबर | मोबाइल | मोबाइल नंबर | मोबाइल नम्बर | संपर्क |
     संपर्क नंबर | ফোন | ফোন নম্বর | মোবাইল | মোবাইল নম্বর | যোগাযোগ`,
  email: `email | e mail | mail | email id | e mail id | email address | e mail address | ईमेल | ई मेल |
     ईमेल पता | ইমেল | ই মেল | ইমেইল | ই মেইল`,
  status: `status | stage | lead status | booking status | state | स्थिति | दर्जा | অবস্থা | স্থিতি`,
  notes: `notes | note | remarks | remark | comment | comments | enquiry | requirement | message | टिप्पणी |
     नोट | नोट्स | মন্তব্য | নোট | টীকা`,
  followUpOn: `follow up on | follow up | follow up date | next follow up | next follow up date | next call |
     callback | call back on | फ़ॉलो अप | फॉलो अप | अगला कॉल | ফলো আপ | পরের কল`,
  source: `source | lead source | booking source | channel | came from | ज़रिया | जरिया | स्रोत | উৎস |
     কোথা থেকে`,
  receivedAt: `submitted at ist | requested at ist | submitted at | requested at | received | received on |
     received at | created | created at | created on | enquiry date | lead date | booked on |
     booking date | date of booking | date of enquiry | timestamp | date | तारीख | দিনাঙ্ক | তারিখ | आया | पूछताछ की तारीख |
     बुकिंग की तारीख | অনুসন্ধানের তারিখ | বুকিংয়ের তারিখ`,
  consent: `consent | consent given | opt in | सहमति | সম্মতি`,
  title: `title | trip | trip name | tour | tour name | package | package name | destination | itinerary |
     यात्रा | टूर | पैकेज | गंतव्य | ভ্রমণ | ট্যুর | প্যাকেজ | গন্তব্য`,
  departure: `preferred date | travel date | date of travel | departure | departure date | start date | trip date |
     tour date | journey date | date of journey | check in | from date | date | यात्रा की तारीख |
     प्रस्थान | तारीख | दिनांक | ভ্রমণের তারিখ | যাত্রার তারিখ | যাত্রা | তারিখ`,
  days: `days | duration | duration days | trip days | no of days | number of days | दिन | अवधि | দিন |
     কত দিন`,
  travellers: `travelers | travellers | pax | no of pax | persons | people | guests | no of guests | adults |
     no of travellers | no of travelers | no of persons | number of travellers | number of travelers |
     यात्रियों की संख्या | कितने यात्री | कितने लोग | লোকসংখ্যা | যাত্রী সংখ্যা | যাত্রীসংখ্যা | কতজন`,
  total: `total | total price | total amount | amount | grand total | package cost | total cost | bill amount |
     value | booking amount | कुल | कुल राशि | कुल दाम | राशि | মোট | মোট দাম | মোট টাকা | টাকা`,
  pricePerPerson: `price per person | per person | price | rate | cost per person | per head | per pax |
     rate per person | प्रति व्यक्ति | प्रति व्यक्ति दाम | दाम | জনপ্রতি | জনপ্রতি দাম | দাম`,
  currency: `currency | मुद्रा | মুদ্রা`,
  wishes: `special requests | special request | requests | wishes | requirements | requirement | notes | note |
     remarks | remark | comments | comment | ख़ास अनुरोध | अनुरोध | टिप्पणी | বিশেষ অনুরোধ | অনুরোধ |
     মন্তব্য`,
  reference: `reference | booking reference | ref | ref no | संदर्भ | রেফারেন্স`,
};

/** Returns a header as names of columns are compared: no case, no marks, single blanks. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const namesOf = (field: ImportField): string[] => NAMES[field].split('|').map(plainHeader);

/** Returns the field of each name; a name of two fields stands for the first. */
const byName = (noun: ImportNoun): ReadonlyMap<string, ImportField> =>
  new Map(IMPORT_FIELDS[noun].toReversed().flatMap((field) => namesOf(field).map((name) => [name, field] as const)));

/**
 * Returns the field of each column by its header, null for one that is left out. A field has one column: the one whose
 * name stands earliest among the field's names.
 */
export function matchColumns(noun: ImportNoun, header: readonly string[]): (ImportField | null)[] {
  const fields = byName(noun);
  const matched = header.map((name) => fields.get(plainHeader(name)) ?? null);
  const rankOf = (column: number, field: ImportField): number =>
    namesOf(field).indexOf(plainHeader(header[column] ?? ''));
  return matched.map((field, column) => {
    if (field === null) return null;
    const rivals = matched.flatMap((other, index) => (other === field ? [index] : []));
    const best = rivals.reduce((a, b) => (rankOf(b, field) < rankOf(a, field) ? b : a));
    return best === column ? field : null;
  });
}
