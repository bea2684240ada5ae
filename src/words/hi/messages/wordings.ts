import type { wordings as en } from '../../en/messages/wordings.ts';
import type { Like } from '../../like.ts';

const SIGNED = '{agency}\n{phone}';
const GREETING = 'नमस्ते {name},';

// An SMS has two parts of 67 characters, and the address takes most of them: it names the site, and holds the reference.
export const wordings = {
  received: {
    email: {
      subject: 'आपका अनुरोध {reference} मिल गया',
      greeting: GREETING,
      opening: 'बुकिंग के अनुरोध के लिए धन्यवाद। हम 24 घंटे में आपसे संपर्क करेंगे।',
      closing: SIGNED,
    },
    sms: '',
    whatsapp:
      'नमस्ते {name}, {agency} की ओर से। {trip} ({day}) के लिए आपका अनुरोध {reference} हमें मिल गया है। हम 24 घंटे में आपसे संपर्क करेंगे। स्थिति यहाँ देखें: {link}',
  },
  contacted: {
    email: {
      subject: 'हम आपके अनुरोध {reference} पर काम कर रहे हैं',
      greeting: GREETING,
      opening:
        'आपकी यात्रा के बारे में हमारी बात हो चुकी है और हम अब उसका इंतज़ाम कर रहे हैं। अभी कुछ पक्का नहीं हुआ है: पक्का होते ही हम फिर लिखेंगे।\n\nअगर कुछ बदल गया हो, तो हमें फ़ोन करें।',
      closing: SIGNED,
    },
    sms: '',
    whatsapp:
      'नमस्ते {name}, {agency} की ओर से। {trip} ({day}) के आपके अनुरोध {reference} पर हम काम कर रहे हैं। कुछ बदला हो, तो यहीं लिख दें। {link}',
  },
  confirmed: {
    email: {
      subject: 'आपकी बुकिंग {reference} पक्की हो गई',
      greeting: GREETING,
      opening: 'आपकी बुकिंग पक्की हो गई है।',
      closing: SIGNED,
    },
    sms: 'आपकी बुकिंग पक्की हो गई। {link}',
    whatsapp:
      'नमस्ते {name}, {agency} की ओर से खुशखबरी: {trip} ({day}) के लिए आपकी बुकिंग {reference} पक्की हो गई है। यहाँ देखें: {link}',
  },
  entered: {
    email: {
      subject: 'हमने आपकी यात्रा दर्ज कर ली है: {reference}',
      greeting: GREETING,
      opening: 'आपके कहे अनुसार हमने आपकी यात्रा दर्ज कर ली है। इसे जाँच लें, और कुछ ग़लत हो तो हमें फ़ोन करें।',
      closing: SIGNED,
    },
    sms: 'यात्रा दर्ज हुई। जाँच लें: {link}',
    whatsapp: 'नमस्ते {name}, {agency} से। हमने {day} की आपकी यात्रा {trip} दर्ज कर ली है, कुल {total}। यहाँ जाँच लें: {link}',
  },
  changed: {
    email: {
      subject: 'आपकी बुकिंग {reference} में बदलाव हुआ',
      greeting: GREETING,
      opening: 'हमने आपकी बुकिंग में ये बदलाव किए हैं। अगर हमारी बात कुछ और हुई थी, तो हमें फ़ोन करें।',
      closing: SIGNED,
    },
    sms: 'आपकी बुकिंग में बदलाव हुआ। {link}',
    whatsapp:
      'नमस्ते {name}, {agency} की ओर से। हमने आपकी बुकिंग {reference} बदली है: {trip}, {day}, कुल {total}। यहाँ देखें: {link}',
  },
  cancelled: {
    email: {
      subject: 'आपकी बुकिंग {reference} रद्द हो गई',
      greeting: GREETING,
      opening: 'आपकी बुकिंग रद्द हो गई है। अगर आपको इसकी उम्मीद नहीं थी, तो हमें फ़ोन करें और संदर्भ संख्या बताएँ।',
      closing: SIGNED,
    },
    sms: 'आपकी बुकिंग रद्द हो गई। {link}',
    whatsapp:
      'नमस्ते {name}, {agency} की ओर से। {trip} की आपकी बुकिंग {reference} रद्द हो गई है। अगर आपको इसकी उम्मीद नहीं थी, तो यहीं लिखें या {phone} पर फ़ोन करें।',
  },
  corrected: {
    email: {
      subject: 'आपकी बुकिंग {reference} में सुधार',
      greeting: GREETING,
      opening: 'इस बुकिंग के बारे में हमारा पिछला संदेश गलत था। आपकी बुकिंग {status}। हमें खेद है।',
      closing: SIGNED,
    },
    sms: 'पिछला संदेश गलत: बुकिंग {status}। {link}',
    whatsapp: '',
  },
  week: {
    email: {
      subject: 'आपकी यात्रा {day} को शुरू हो रही है',
      greeting: GREETING,
      opening:
        'आपकी यात्रा जल्द शुरू होने वाली है। नीचे दी गई जानकारी जाँच लें और हर यात्री का पहचान पत्र साथ रखें।\n\nअगर कुछ बदल गया हो, तो हमें अभी फ़ोन करें।',
      closing: SIGNED,
    },
    sms: 'आपकी यात्रा {day} से है। {link}',
    whatsapp:
      'नमस्ते {name}, आपकी यात्रा {trip} {day} को शुरू हो रही है। जानकारी यहाँ जाँच लें: {link} कोई सवाल हो, तो यहीं लिखें या {phone} पर फ़ोन करें। {agency}',
  },
  completed: {
    email: {
      subject: 'आपकी बुकिंग {reference} पूरी हुई',
      greeting: GREETING,
      opening: 'आपकी यात्रा पूरी हुई। हमारे साथ सफ़र करने के लिए धन्यवाद।\n\nकैसी रही? अपनी बुकिंग के पेज पर आप समीक्षा लिख सकते हैं।',
      closing: SIGNED,
    },
    sms: 'यात्रा पूरी हुई। धन्यवाद! {link}',
    whatsapp:
      'नमस्ते {name}, {agency} के साथ सफ़र करने के लिए धन्यवाद। आशा है, {trip} आपको पसंद आई। हमें और दूसरों को बताएँगे कि कैसी रही? {link}',
  },
  'lead-thanks': {
    email: { subject: '', greeting: '', opening: '', closing: '' },
    sms: 'धन्यवाद, {name}! हम जल्द ही आपको फ़ोन करेंगे। {agency}, {phone}',
    whatsapp:
      'नमस्ते {name}, {agency} की ओर से। हमारे साथ यात्रा में रुचि के लिए धन्यवाद। हम आपको कब फ़ोन करें, और आप कहाँ जाना चाहेंगे?',
  },
  'agency-request': {
    email: { subject: 'नई बुकिंग {reference}: {trip}', greeting: '', opening: '', closing: '' },
    sms: '',
    whatsapp: '',
  },
  'agency-lead': {
    email: { subject: 'नई लीड: {name}', greeting: '', opening: '{name} ने फ़ोन करने को कहा है।', closing: '' },
    sms: '',
    whatsapp: '',
  },
} satisfies Like<typeof en>;
