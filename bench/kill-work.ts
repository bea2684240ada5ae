import type { SiteProcess } from './site-process.ts';

/** What the site acknowledged. */
export interface Acknowledged {
  /** Tokens by registered phone. */
  readonly phones: Map<string, string>;
  readonly slugs: Set<string>;
  /** Booking intents by key, with the answered reference. */
  readonly bookings: Map<string, string>;
  readonly leads: Set<string>;
  readonly posts: Set<string>;
  /** The post that is saved repeatedly, with the last answered version. */
  readonly saved: { id: string; version: number };
  /** Intents whose answer was cut off: they are sent again with the same key. */
  readonly unsure: Record<'bookings' | 'leads' | 'posts', Set<string>>;
  /** Answers that are neither an acknowledgement nor an interruption. */
  readonly odd: Set<string>;
}

export const nothingYet = (): Acknowledged => ({
  phones: new Map(),
  slugs: new Set(),
  bookings: new Map(),
  leads: new Set(),
  posts: new Set(),
  saved: { id: '', version: 0 },
  unsure: { bookings: new Set(), leads: new Set(), posts: new Set() },
  odd: new Set(),
});

const CITIES = ['Kolkata', 'Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad', 'Pune', 'Jaipur'];
const PLACES = ['Darjeeling', 'Goa', 'Manali', 'Kerala', 'Udaipur', 'Varanasi', 'Rishikesh', 'Puri'];
/** A package of the demonstration content. */
const BOOKED = process.env.BOOKED ?? 'ladakh-seven-days-leh-nubra-pangong';

let people = 0;

/** Addresses differ, like those of a crowd behind a proxy: registrations per address are limited. */
const addressOf = (number: number): string => `198.51.${number % 250}.${Math.floor(number / 250) % 250}`;
const headers = () => ({ 'content-type': 'application/json', 'x-forwarded-for': addressOf(people) });

async function registerForever({ url }: SiteProcess, known: Acknowledged): Promise<void> {
  for (;;) {
    const phone = String(9_000_000_000 + people++);
    const body = JSON.stringify({ name: 'Kill Test', phone, password: 'dusk on the road' });
    const answer = await fetch(`${url}/api/users/register`, { method: 'POST', headers: headers(), body });
    if (answer.status !== 201) known.odd.add(`registration answered ${answer.status}: ${await answer.text()}`);
    else known.phones.set(phone, ((await answer.json()) as { token: string }).token);
  }
}

async function planForever({ url }: SiteProcess, known: Acknowledged): Promise<void> {
  for (let i = people; ; i++) {
    const body = JSON.stringify({
      from: CITIES[i % CITIES.length],
      to: PLACES[(i * 3) % PLACES.length],
      departureDate: `2027-02-${String((i % 20) + 1).padStart(2, '0')}`,
      returnDate: `2027-02-${String((i % 20) + 4).padStart(2, '0')}`,
    });
    const answer = await fetch(`${url}/api/generate-itinerary`, { method: 'POST', headers: headers(), body });
    const { itineraries = [] } = (await answer.json()) as { itineraries?: { slug: string }[] };
    if (answer.ok) for (const { slug } of itineraries) known.slugs.add(slug);
  }
}

/** Sends like a person who presses again when no answer came: the same intent keeps its key and its address. */
async function sendForever(
  known: Acknowledged,
  kind: keyof Acknowledged['unsure'],
  send: (intent: string, headers: Record<string, string>) => Promise<Response>,
  keep: (intent: string, status: number, text: string) => boolean,
): Promise<void> {
  const unsure = known.unsure[kind];
  for (;;) {
    const intent = unsure.values().next().value ?? `intent-${people++}`;
    unsure.add(intent);
    const answer = await send(intent, {
      'content-type': 'application/json',
      'idempotency-key': intent,
      'x-forwarded-for': addressOf(Number(intent.split('-')[1])),
    });
    const text = await answer.text();
    // 503: a killed process still held the key; it is free again after a minute.
    if (answer.status === 503) continue;
    if (!keep(intent, answer.status, text)) known.odd.add(`${kind}: ${answer.status}: ${text}`);
    unsure.delete(intent);
  }
}

const bookForever = ({ url }: SiteProcess, known: Acknowledged): Promise<void> =>
  sendForever(
    known,
    'bookings',
    (intent, sent) => {
      const body = JSON.stringify({
        packageSlug: BOOKED,
        packageTitle: 'Kill Test',
        packagePrice: 1,
        itemType: 'package',
        fullName: 'Kill Test',
        phone: '9000000000',
        travelers: 2,
        preferredDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
        specialRequests: intent,
      });
      return fetch(`${url}/api/packages/book`, { method: 'POST', headers: sent, body });
    },
    (intent, status, text) => {
      if (status !== 201) return false;
      known.bookings.set(intent, (JSON.parse(text) as { booking: { reference: string } }).booking.reference);
      return true;
    },
  );

const phoneOf = (intent: string): string => String(8_000_000_000 + Number(intent.split('-')[1]));

const leaveForever = ({ url }: SiteProcess, known: Acknowledged): Promise<void> =>
  sendForever(
    known,
    'leads',
    (intent, sent) => {
      const body = JSON.stringify({ name: 'Kill Test', phone: phoneOf(intent) });
      return fetch(`${url}/api/promotional-leads/submit`, { method: 'POST', headers: sent, body });
    },
    (intent, status) => {
      if (status === 201) known.leads.add(phoneOf(intent));
      return status === 201;
    },
  );

/** A post has the same text in its row and its document, so that half a save would be noticed. */
export const titleOf = (version: number): string => `Saved ${version}`;
const postForm = (version: number) => ({
  title: titleOf(version),
  content: `<p>${titleOf(version)}</p>`,
  excerpt: 'Kill Test',
  category: 'Other',
  status: 'published',
});

function sendPost(method: 'POST' | 'PUT', address: string, token: string, parts: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return fetch(address, { method, headers: { authorization: `Bearer ${token}` }, body });
}

const postForever = ({ url }: SiteProcess, known: Acknowledged, token: string): Promise<void> =>
  sendForever(
    known,
    'posts',
    (intent) => sendPost('POST', `${url}/api/blogs/create`, token, { ...postForm(1), slug: intent }),
    (intent, status) => {
      // 409: the slug is taken, so the interrupted request had been stored.
      const isKept = status === 201 || status === 409;
      if (isKept) known.posts.add(intent);
      return isKept;
    },
  );

/** Saves one post repeatedly, each time on top of the last answered version. */
async function saveForever({ url }: SiteProcess, known: Acknowledged, token: string): Promise<void> {
  const { saved } = known;
  for (;;) {
    const version = String(saved.version);
    const parts = { ...postForm(saved.version + 1), version };
    const answer = await sendPost('PUT', `${url}/api/blogs/${saved.id}`, token, parts);
    const text = await answer.text();
    if (answer.status === 200) saved.version += 1;
    // An interrupted save had been stored.
    else if (answer.status === 409) saved.version += 1;
    else known.odd.add(`a save answered ${answer.status}: ${text}`);
  }
}

/** Signs the admin in and creates the post to save; both must survive all kills. */
export async function prepare({ url }: SiteProcess, known: Acknowledged, admin: object): Promise<string> {
  const body = JSON.stringify(admin);
  const login = await fetch(`${url}/api/admin/auth/login`, { method: 'POST', headers: headers(), body });
  const { token } = (await login.json()) as { token: string };
  const answer = await sendPost('POST', `${url}/api/blogs/create`, token, { ...postForm(1), slug: 'saved-forever' });
  const { blog } = (await answer.json()) as { blog: { _id: string; version: number } };
  known.saved.id = blog._id;
  known.saved.version = blog.version;
  return token;
}

/** Runs all work until the site is killed. */
export const workOn = (site: SiteProcess, known: Acknowledged, token: string): Promise<unknown> =>
  Promise.allSettled([
    registerForever(site, known),
    registerForever(site, known),
    planForever(site, known),
    bookForever(site, known),
    leaveForever(site, known),
    postForever(site, known, token),
    saveForever(site, known, token),
  ]);
