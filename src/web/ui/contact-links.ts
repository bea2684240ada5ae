/** Digits with a leading plus, as `tel:` wants them. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const query = (parts: Readonly<Record<string, string | undefined>>): string => {
  // Spaces as %20: mail programs show the plus signs of a form's encoding.
  const given = Object.entries(parts).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []));
  return given.length > 0 ? `?${given.join('&')}` : '';
};

/** Opens WhatsApp with the words already typed. */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${query({ text })}`;

export const mailLink = (address: string, subject?: string, body?: string): string =>
  `mailto:${address}${query({ subject, body })}`;
