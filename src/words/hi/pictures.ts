import type { Hour } from '../../core/posters/subject.ts';
import type { pictures as en } from '../en/pictures.ts';
import type { Like } from '../like.ts';

const HOURS: Readonly<Record<Hour, string>> = { dawn: 'भोर', day: 'दिन', dusk: 'शाम', night: 'रात' };

export const pictures = {
  illustrationOf: ({ name, hour }) => `${name} का चित्र${hour === undefined ? '' : ` (${HOURS[hour]})`}`,
} satisfies Like<typeof en>;
