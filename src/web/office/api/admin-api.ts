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
import { languageOfDocument } from '../../browser/document-language.ts';
import { endAdminSession, keepAdmin, readAdmin, readAdminToken } from './admin-session.ts';

const PROFILE = '/api/admin/auth/profile';

/** Returns the admin's token as a header, or none; never a traveller's token. */
function adminAuthorization(): Record<string, string> {
  const token = readAdminToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Ends the session after a rejected token; the login then covers the open section. */
function endRefusedSession(status: number, authorization: string | null | undefined): void {
  if (status === 401 && authorization) endAdminSession(authorization.replace('Bearer ', ''), 'refused');
}

/** Loads the admin's record again. A refusal may mean a new role or a required step, and other screens must show. */
export async function readAdminAnew(): Promise<void> {
  const token = readAdminToken();
  if (token) keepAdmin(token, (await adminApi('GET /api/admin/auth/profile')).admin);
}

/** Fetches with the admin's token, in the language of the document; for answers other than JSON, such as CSV exports. */
export async function adminFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({
    'accept-language': languageOfDocument(),
    ...adminAuthorization(),
    ...Object.fromEntries(new Headers(init.headers)),
  });
  const response = await fetch(address, { ...init, headers });
  endRefusedSession(response.status, headers.get('authorization'));
  // A role without any right may not even read its own record.
  if (response.status === 403 && address !== PROFILE) readAdminAnew().catch(() => undefined);
  return response;
}

/** The API client of the back office. Visitors' pages never load this file. */
export const adminApi: ApiCall = makeClient(adminFetch);

/**
 * Returns what a loader reads; null without a session or while a required first step is open, when the layout shows
 * that instead.
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
 * Returns the server's own message, else the given one. The login reports an ended session; what failed because of it
 * still shows afterwards.
 */
export const wordsOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.status !== 401 && error.message) || otherwise;

export interface FormFiles {
  /** Repeated parts may share a name. */
  readonly files?: readonly { readonly name: string; readonly file: File }[];
  /** Parts with numbered names, such as `imageCaption0`. */
  readonly numberedParts?: Readonly<Record<`${string}${number}`, string>>;
  /** From 0 to 1 during the upload; at 1 the server is still processing it. */
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
  // After the text parts: the server reads a form in order.
  for (const { name, file } of files) form.append(name, file, file.name);
  return form;
}

/** Sends a multipart form with the admin's token. Uses `XMLHttpRequest`, because only that reports upload progress. */
export function sendForm<K extends FormKey>(key: K, input: FormInput<K> & FormFiles): Promise<ApiAnswer<K>> {
  const loose = input as LooseForm;
  const [method = 'POST', path = ''] = key.split(' ');
  const authorization = adminAuthorization().authorization;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path, loose.params));
    request.setRequestHeader('accept-language', languageOfDocument());
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
