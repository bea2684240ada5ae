/** The closing of every mail to a traveller. */
const SIGNED = '{agency}\n{phone}';
const GREETING = 'Dear {name},';

/**
 * What each message says until an admin writes it differently. {name} and the like are filled in; the trip's facts, the
 * button and its link are added to every mail.
 */
export const wordings = {
  received: {
    email: {
      subject: 'We have your request {reference}',
      greeting: GREETING,
      opening: 'Thank you for your booking request. We will contact you within 24 hours.',
      closing: SIGNED,
    },
    sms: '',
    whatsapp:
      'Hello {name}, this is {agency}. We have your request {reference} for {trip} on {day}. We will contact you within 24 hours. Follow it here: {link}',
  },
  contacted: {
    email: {
      subject: 'We are working on your request {reference}',
      greeting: GREETING,
      opening:
        'We have been in touch about your trip and are now arranging it. Nothing is booked yet: we will write again once it is confirmed.\n\nIf anything has changed, please call us.',
      closing: SIGNED,
    },
    sms: '',
    whatsapp:
      'Hello {name}, this is {agency}. We are working on your request {reference} for {trip} on {day}. Has anything changed? Just answer here. {link}',
  },
  confirmed: {
    email: {
      subject: 'Your booking {reference} is confirmed',
      greeting: GREETING,
      opening: 'Your booking is confirmed.',
      closing: SIGNED,
    },
    sms: '{reference}: Your booking is confirmed. {link} {brand}, {phone}',
    whatsapp:
      'Hello {name}, good news from {agency}: your booking {reference} for {trip} on {day} is confirmed. See it here: {link}',
  },
  entered: {
    email: {
      subject: 'We have noted your trip: {reference}',
      greeting: GREETING,
      opening: 'We have noted your trip as you asked. Please check it, and call us if anything is wrong.',
      closing: SIGNED,
    },
    sms: '{reference}: We have noted your trip: {day}, {travellers}, {total} in all. Please check it: {link} {brand}, {phone}',
    whatsapp:
      'Hello {name}, this is {agency}. We have noted your trip {trip} on {day}, {total} in total. Please check it here: {link}',
  },
  changed: {
    email: {
      subject: 'Your booking {reference} has changed',
      greeting: GREETING,
      opening: 'We have changed your booking as follows. If this is not what we agreed, please call us.',
      closing: SIGNED,
    },
    sms: '{reference}: Your booking has changed. See what is new: {link} {brand}, {phone}',
    whatsapp:
      'Hello {name}, this is {agency}. We have changed your booking {reference}: {trip}, {day}, {total} in total. See it here: {link}',
  },
  cancelled: {
    email: {
      subject: 'Your booking {reference} is cancelled',
      greeting: GREETING,
      opening: 'Your booking is cancelled. If you did not expect this, please call us and tell us your reference.',
      closing: SIGNED,
    },
    sms: '{reference}: Your booking is cancelled. If you did not expect this, please call us and tell us your reference. {link} {brand}, {phone}',
    whatsapp:
      'Hello {name}, this is {agency}. Your booking {reference} for {trip} is cancelled. If you did not expect this, please answer here or call {phone}.',
  },
  corrected: {
    email: {
      subject: 'Your booking {reference} has been corrected',
      greeting: GREETING,
      opening: 'Our last message about this booking was a mistake. Your booking is {status}. We are sorry.',
      closing: SIGNED,
    },
    sms: '{reference}: Our last message about this booking was a mistake. Your booking is {status}. We are sorry. {link} {brand}, {phone}',
    whatsapp: '',
  },
  week: {
    email: {
      subject: 'Your trip begins on {day}',
      greeting: GREETING,
      opening:
        'Your trip begins soon. Please check the facts below, and have an identity document ready for each traveller.\n\nIf anything has changed, please call us now.',
      closing: SIGNED,
    },
    sms: '{reference}: Your trip begins on {day}. Please check it: {link} {brand}, {phone}',
    whatsapp:
      'Hello {name}, your trip {trip} begins on {day}. Please check it here: {link}. Questions? Answer here or call {phone}. {agency}',
  },
  completed: {
    email: {
      subject: 'Your booking {reference} is completed',
      greeting: GREETING,
      opening:
        'Your trip is completed. Thank you for travelling with us.\n\nHow was it? You can write a review on the page of your booking.',
      closing: SIGNED,
    },
    sms: '{reference}: Your trip is completed. Thank you for travelling with us. {link} {brand}, {phone}',
    whatsapp:
      'Hello {name}, thank you for travelling with {agency}. We hope that {trip} was all you wished for. Would you tell us and others how it was? {link}',
  },
  'lead-thanks': {
    email: { subject: '', greeting: '', opening: '', closing: '' },
    sms: 'Thank you, {name}. {agency} will call you soon about your trip. {brand}, {phone}',
    whatsapp:
      'Hello {name}, this is {agency}. Thank you for your interest in a trip with us. When may we call you, and where would you like to go?',
  },
  'agency-request': {
    email: { subject: 'New booking {reference}: {trip}', greeting: '', opening: '', closing: '' },
    sms: '',
    whatsapp: '',
  },
  'agency-lead': {
    email: { subject: 'New lead: {name}', greeting: '', opening: '{name} asked for a call back.', closing: '' },
    sms: '',
    whatsapp: '',
  },
} as const;
