import type { EditRefusal } from '../../../core/planner/edits/edit.ts';

/** Why a change of a plan is refused. */
export const editRefusals: Readonly<Record<EditRefusal, string>> = {
  'not-in-plan': 'यह जगह अब योजना में नहीं है।',
  'in-plan-already': 'यह जगह पहले से योजना में है।',
  'unknown-sight': 'यह जगह अब सूची में नहीं है।',
  'no-such-day': 'वह दिन रास्ते में बीतता है: कुछ देखा नहीं जा सकता।',
  'other-town': 'यह जगह किसी और शहर से देखी जाती है।',
  locked: 'यह जगह तय की हुई है। हटाने के लिए पहले खोलें।',
  'no-such-length': 'समय आमतौर के तीन-चौथाई से दोगुने तक हो सकता है।',
};
