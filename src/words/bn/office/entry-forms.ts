import type { entryForms as en } from '../../en/office/entry-forms.ts';
import type { Like } from '../../like.ts';

export const entryForms = {
  leaveQuestion: 'সেভ না করে বেরোবেন?',
  leave: 'সেভ না করে বেরোন',
  goOnEditing: 'লেখা চালিয়ে যান',
  notSaved: 'আপনি যা লিখেছেন, তা সেভ হয়নি।',
} satisfies Like<typeof en>;
