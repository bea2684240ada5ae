const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Returns an instant's time in India, such as "14:30", whatever the computer's time zone. */
export const timeInIndia = (instant: number): string => TIME.format(instant);
