import type { LeadProblem } from '../../../core/leads/lead-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of the popup. */
export const leadProblemWords: Words<LeadProblem> = {
  ...personProblemWords,
  'phone-impossible': () => 'সঠিক ফোন নম্বর লিখুন',
  'name-too-long': () => 'নামে 50টির বেশি অক্ষর হয় না',
  'name-characters': () => 'নামে শুধু অক্ষর, ফাঁকা জায়গা, হাইফেন আর অ্যাপস্ট্রফি লিখুন',
};
