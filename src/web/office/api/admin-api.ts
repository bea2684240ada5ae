import {
  type ApiAnswer,
  type ApiCall,
  ApiError,
  addressOf,
  type FormInput,
  type FormKey,
  makeClient,
  readAnswer,
} from '../../../contracts/client.ts';
import { endAdminSession, keepAdmin, readAdmin, readAdminToken } from './admin-session.ts';

/** The admin's token as a header, when there is one; a traveller's never goes along. */
function adminAuthorization(): Record<string, string> {
  const token = readAdminToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** A refused token is of no use any more: the session ends, and the login shows over what one was working on. */
function endRefusedSession(status: number, authorization: string | null | undefined): void {
  if (status === 401 && authorization) endAdminSession(authorization.replace('Bearer ', ''), 'refused');
}

/**
 * What was refused may have been open a moment ago: with another role, or something to be done first, other screens
 * are to be shown.
 */
export async function readAdminAnew(): Promise<void> {
  const token = readAdminToken();
  if (token) keepAdmin(token, (await adminApi('GET /api/admin/auth/profile')).admin);
}

/** Fetches with the admin's token; for answers that are no JSON, such as the CSV exports. */
export async function adminFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({ ...adminAuthorization(), ...Object.fromEntries(new Headers(init.headers)) });
  const response = await fetch(address, { ...init, headers });
  endRefusedSession(response.status, headers.get('authorization'));
  if (response.status === 403) readAdminAnew().catch(() => undefined);
  return response;
}

/** The API as the back office reaches it. Visitors' pages never load this file. */
export const adminApi: ApiCall = makeClient(adminFetch);

/**
 * What a loader of the back office reads: null while nobody is signed in, or has something to do first, when the layout
 * shows that instead.
 */
export async function whenSignedIn<T>(read: () => Promise<T>): Promise<T | null> {
  if (!readAdminToken() || readAdmin()?.mustFirst) return null;
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * The server's own words where it has any, else the given ones (back office §8). A session that has ended is told by
 * the login; what failed because of it still stands there after it.
 */
export const wordsOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.status !== 401 && error.message) || otherwise;

export interface FormFiles {
  /** Repeated parts may share a name. */
  readonly files?: readonly { readonly name: string; readonly file: File }[];
  /** Captions and other parts whose names are counted up, such as `imageCaption0`. */
  readonly numberedParts?: Readonly<Record<`${string}${number}`, string>>;
  /** From 0 to 1 while the form is on its way; at 1 the server still has to work on it. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

interface LooseForm extends FormFiles {
  readonly params?: Record<string, string>;
  readonly parts: Readonly<Record<string, string | undefined>>;
}

function makeForm({ parts, numberedParts = {}, files = [] }: LooseForm): FormData {
  const form = new FormData();
  const texts: Readonly<Record<string, string | undefined>> = { ...parts, ...numberedParts };
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined) form.append(name, text);
  }
  // After the words: the server reads a form in its order.
  for (const { name, file } of files) form.append(name, file, file.name);
  return form;
}

/** Sends a multipart form with the admin's token. Only `XMLHttpRequest` tells how far the sending has come. */
export function sendForm<K extends FormKey>(key: K, input: FormInput<K> & FormFiles): Promise<ApiAnswer<K>> {
  const loose = input as LooseForm;
  const [method = 'POST', path = ''] = key.split(' ');
  const authorization = adminAuthorization().authorization;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path, loose.params));
    if (authorization) request.setRequestHeader('authorization', authorization);
    request.upload.onprogress = ({ loaded, total }) => loose.onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      endRefusedSession(request.status, authorization);
      try {
        resolve(readAnswer(request, request.responseText) as ApiAnswer<K>);
      } catch (refusal) {
        reject(refusal as ApiError);
      }
    };
    request.onerror = () => reject(new ApiError(0, ''));
    request.onabort = () => reject(new ApiError(0, ''));
    loose.signal?.addEventListener('abort', () => request.abort());
    request.send(makeForm(loose));
  });
}
