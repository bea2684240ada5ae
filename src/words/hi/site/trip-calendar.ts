import type { tripCalendar as en } from '../../en/site/trip-calendar.ts';
import type { Like } from '../../like.ts';

export const tripCalendar = {
  title: 'यात्रा को अपने कैलेंडर में देखें',
  about: 'आपका कैलेंडर योजना को अपने-आप दोबारा पढ़ता है, इसलिए यात्रा का हर बदलाव वहाँ पहुँचता है।',
  keeps: 'इसके लिए यह यात्रा "मेरी यात्राएँ" में रखी जाएगी।',
  show: 'पता दिखाएँ',
  ready: 'कैलेंडर का पता तैयार है।',
  address: 'कैलेंडर का पता',
  open: 'कैलेंडर ऐप में खोलें',
  copy: 'पता कॉपी करें',
  copied: 'कॉपी हो गया!',
  secret: 'जिसके पास यह पता है, वह योजना पढ़ सकता है। इसे केवल साथ जाने वालों को दें।',
  how: 'सदस्यता कैसे लें',
  apps: {
    apple: {
      name: 'iPhone, iPad, Mac',
      text: '"कैलेंडर ऐप में खोलें" दबाएँ, फिर Subscribe। ट्रेन, उड़ान और दर्शनीय जगहों की याद दिलाने के लिए "Remove Alarms" बंद करें।',
    },
    google: {
      name: 'Google Calendar',
      text: 'कंप्यूटर पर "Other calendars" के पास + दबाएँ, "From URL" चुनें और पता चिपकाएँ। बदलाव पहुँचने में एक दिन लग सकता है, और Google याद नहीं दिलाता।',
    },
    outlook: {
      name: 'Outlook',
      text: '"Add calendar" चुनें, फिर "Subscribe from web", और पता चिपकाएँ। बदलाव पहुँचने में कुछ घंटे लग सकते हैं।',
    },
  },
  renew: 'नया पता बनाएँ',
  renewed: 'यह रहा नया पता। पुराने पते पर अब खाली कैलेंडर दिखता है।',
  takeBack: 'पता वापस लें',
  takenBack: 'पता वापस ले लिया गया। जो कैलेंडर इसे पढ़ते हैं, वे अगली बार पढ़ने पर खाली हो जाएँगे।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
} satisfies Like<typeof en>;
