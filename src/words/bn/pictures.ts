import type { Hour } from '../../core/posters/subject.ts';
import type { pictures as en } from '../en/pictures.ts';
import type { Like } from '../like.ts';
import { genitive } from './planner/grammar.ts';

const HOURS: Readonly<Record<Hour, string>> = { dawn: 'ভোর', day: 'দিন', dusk: 'সন্ধ্যা', night: 'রাত' };

export const pictures = {
  illustrationOf: ({ name, hour }) => `${genitive(name)} আঁকা ছবি${hour === undefined ? '' : ` (${HOURS[hour]})`}`,
} satisfies Like<typeof en>;
