import type { CorrectionProblem } from '../../../core/places/correction-problems.ts';
import type { SightFault } from '../../../core/places/sight-faults.ts';
import type { Words } from '../../../core/sayings.ts';

const FAULTS: Readonly<Record<SightFault, string>> = {
  'never-opens': 'It has to open at some hour',
  'closes-before-opening': 'It closes before it opens',
  'windows-out-of-order': 'The hours overlap or are out of order',
  'shut-before-visit-ends': 'No opening is as long as a visit takes',
  'shut-at-best-time': 'It would be shut at its best hour (sunrise, sunset or evening)',
  'weekday-twice': 'A weekday is there twice',
  'closed-all-week': 'It cannot be closed on all days of the week: hide it instead',
  'closed-all-year': 'It cannot be closed all year: hide it instead',
};

/** Why the correction of a fact is refused. */
export const correctionProblemWords: Words<CorrectionProblem> = {
  'impossible-times': ({ fault }) => FAULTS[fault],
  'only-of-sights': () => 'Only a sight has this fact',
  'hours-malformed': () => 'Please write hours as 09:00-17:30',
  'year-day-malformed': () => 'Please give a day and a month',
  'closure-ends-early': () => 'It ends before it begins',
  'position-off-its-way': () =>
    'The road to it would be longer than it can be. If it is another place, hide this one and add that one',
  'position-outside': ({ state }) => `This is not in ${state}: are latitude and longitude swapped?`,
  'position-too-far': ({ km, most }) =>
    `This is ${km} km away; at most ${most} km are taken. If it is another place, hide this one and add that one`,
  'sight-too-far': ({ minutes, most }) => `The drive there takes ${minutes} minutes; at most ${most} are taken`,
  'sight-known': ({ name }) => `${name} is already there`,
  'name-taken': ({ name, owner }) => `“${name}” already means ${owner}`,
  'sight-about-number': () => 'What it is has to do without numbers',
  'sight-about-short': () => 'Please say in a sentence of 20 characters or more what it is',
};
