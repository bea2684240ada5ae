import type { EditRefusal } from '../../../core/planner/edits/edit.ts';

/** Why a change of a plan is refused. */
export const editRefusals: Readonly<Record<EditRefusal, string>> = {
  'not-in-plan': 'এই জায়গাটি আর পরিকল্পনায় নেই।',
  'in-plan-already': 'এই জায়গাটি পরিকল্পনায় আগে থেকেই আছে।',
  'unknown-sight': 'এই জায়গাটি আর তালিকায় নেই।',
  'no-such-day': 'সেই দিনটি পথেই কাটে: কিছু দেখা যায় না।',
  'other-town': 'এই জায়গাটি অন্য শহর থেকে দেখা হয়।',
  locked: 'এই জায়গাটি বাঁধা আছে। সরাতে হলে আগে খুলুন।',
  'no-such-length': 'সময় সাধারণের তিন-চতুর্থাংশ থেকে দ্বিগুণ পর্যন্ত হতে পারে।',
};
