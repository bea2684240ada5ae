import { phoneDigits, phoneWithCountry } from '../../core/phone.ts';

/** Returns a link that dials a phone number as typed; a number without a country code is Indian. */
export const phoneLink = (phone: string): string => `tel:${phoneWithCountry(phone)}`;

const query = (parts: Readonly<Record<string, string | undefined>>): string => {
  // Spaces as %20: mail programs show the plus signs of form encoding literally.
  const given = Object.entries(parts).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []));
  return given.length > 0 ? `?${given.join('&')}` : '';
};

/**
 * Returns a link that opens WhatsApp with prefilled text; its addresses need the number with country code and without a
 * +.
 */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${phoneDigits(phoneWithCountry(phone))}${query({ text })}`;

export const mailLink = (address: string, subject?: string, body?: string): string =>
  `mailto:${address}${query({ subject, body })}`;
