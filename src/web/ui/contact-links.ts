import { phoneDigits, phoneWithCountry } from '../../core/phone.ts';

/** Dials a phone as it was typed; a number without a country is Indian. */
export const phoneLink = (phone: string): string => `tel:${phoneWithCountry(phone)}`;

const query = (parts: Readonly<Record<string, string | undefined>>): string => {
  // Spaces as %20: mail programs show the plus signs of a form's encoding.
  const given = Object.entries(parts).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []));
  return given.length > 0 ? `?${given.join('&')}` : '';
};

/** Opens WhatsApp with the words already typed; its addresses want the number with its country and without a +. */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${phoneDigits(phoneWithCountry(phone))}${query({ text })}`;

export const mailLink = (address: string, subject?: string, body?: string): string =>
  `mailto:${address}${query({ subject, body })}`;
