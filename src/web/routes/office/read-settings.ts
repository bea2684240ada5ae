import type { ShownSettings } from '../../../contracts/settings.ts';
import { settings } from '../../../words/en/office/settings.ts';
import { adminApi, whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';

interface SettingsData {
  /** Null without a session, or when the settings could not be loaded. */
  readonly stored: ShownSettings | null;
  readonly failure: string;
}

export async function readSettings(): Promise<SettingsData> {
  try {
    const answer = await whenSignedIn(() => adminApi('GET /api/admin/settings'));
    return { stored: answer?.settings ?? null, failure: '' };
  } catch (error) {
    return { stored: null, failure: wordsOf(error, settings.readFailed) };
  }
}
