import type { actions as en } from '../../en/office/actions.ts';
import type { Like } from '../../like.ts';

export const actions = {
  close: 'বন্ধ করুন',
  dismiss: 'সরান',
  dismissMessage: 'এই বার্তাটি সরান',
  goBack: 'ফিরে যান',
  undo: 'ফিরিয়ে নিন',
  tryAgain: 'আবার চেষ্টা করুন',
  call: 'ফোন করুন',
  sendMail: 'ইমেল করুন',
  showPassword: 'পাসওয়ার্ড দেখান বা লুকান',
  unreachable: 'সার্ভারে পৌঁছনো গেল না। আবার চেষ্টা করুন।',
} satisfies Like<typeof en>;
