import type { EditRefusal } from '../../../core/planner/edits/edit.ts';

/** Why a change of a plan is refused. */
export const editRefusals: Readonly<Record<EditRefusal, string>> = {
  'not-in-plan': 'This sight is not in the plan any more.',
  'in-plan-already': 'This sight is in the plan already.',
  'unknown-sight': 'This sight is not known any more.',
  'no-such-day': 'That day is spent on the way: nothing can be visited.',
  'other-town': 'This sight is seen from another town.',
  locked: 'This sight is locked. Unlock it to move it.',
  'no-such-length': 'A visit lasts from three quarters to twice its usual time.',
};
