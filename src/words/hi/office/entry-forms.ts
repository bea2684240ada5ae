import type { entryForms as en } from '../../en/office/entry-forms.ts';
import type { Like } from '../../like.ts';

export const entryForms = {
  leaveQuestion: 'सेव किए बिना छोड़ें?',
  leave: 'सेव किए बिना छोड़ें',
  goOnEditing: 'लिखना जारी रखें',
  notSaved: 'जो आपने लिखा है, वह सेव नहीं हुआ है।',
} satisfies Like<typeof en>;
