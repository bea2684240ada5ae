import type { PackageProblem } from '../../../core/packages/package-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a field of a package. */
export const packageProblemWords: Words<PackageProblem> = {
  ...fieldProblemWords,
  'price-too-high': () => 'মূল দাম বড়জোর 10 কোটি হতে পারে',
  'price-not-whole': () => 'মূল দাম 0-র বেশি পূর্ণ সংখ্যায় লিখুন',
  'currency-unknown': () => 'মুদ্রা INR, USD, EUR বা GBP হতে হবে',
  'valid-until-malformed': () => 'ছাড়ের শেষ দিন একটি তারিখ হতে হবে',
  'class-unknown': () => 'যাত্রার শ্রেণি তালিকা থেকে বাছুন',
  'travellers-crossed': () => '“অন্তত কতজন যাত্রী” সংখ্যাটি “সর্বাধিক কতজন যাত্রী”-র চেয়ে বড় হতে পারে না',
  'travellers-range': ({ limit, most }) =>
    limit === 'min' ? `অন্তত কতজন যাত্রী: 1 থেকে ${most}-এর মধ্যে লিখুন` : `সর্বাধিক কতজন যাত্রী: 1 থেকে ${most}-এর মধ্যে লিখুন`,
  'discount-range': ({ most }) => `ছাড় 0 থেকে ${most} শতাংশের মধ্যে লিখুন`,
  'duration-range': ({ most }) => `ভ্রমণ 1 থেকে ${most} দিনের হতে পারে`,
  'advance-range': ({ most }) => `কত দিন আগে: 0 থেকে ${most}-এর মধ্যে লিখুন`,
  'package-status-unknown': () => 'অবস্থা খসড়া, প্রকাশিত বা আর্কাইভে হতে হবে',
  'picture-foreign': () => 'যে ছবি থাকবে, তা এই প্যাকেজেরই হতে হবে',
  'featured-picture-unknown': () => 'প্রধান ছবিটি এই ছবিগুলির একটি হতে হবে',
  'too-many-days': ({ most }) => `পরিকল্পনায় বড়জোর ${most} দিন থাকতে পারে`,
  'too-many-pictures': ({ most }) => `একটি প্যাকেজে বড়জোর ${most}টি ছবি থাকতে পারে`,
};
