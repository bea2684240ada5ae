import type { actions as en } from '../../en/office/actions.ts';
import type { Like } from '../../like.ts';

export const actions = {
  close: 'बंद करें',
  dismiss: 'हटाएँ',
  dismissMessage: 'यह संदेश हटाएँ',
  goBack: 'वापस जाएँ',
  undo: 'वापस लें',
  tryAgain: 'फिर कोशिश करें',
  call: 'फ़ोन करें',
  sendMail: 'ईमेल करें',
  showPassword: 'पासवर्ड दिखाएँ या छिपाएँ',
  unreachable: 'सर्वर तक नहीं पहुँच सके। कृपया फिर कोशिश करें।',
} satisfies Like<typeof en>;
