import type { places as en } from '../../en/refusals/places.ts';
import type { Like } from '../../like.ts';

export const places = {
  notFound: 'यह जगह नहीं मिली',
  correctedMeanwhile: 'इस बीच किसी और एडमिन ने यह तथ्य सुधार दिया है। जगह फिर से खोलें।',
  correctionGone: 'यह सुधार पहले ही हटाया जा चुका है',
  decidedMeanwhile: 'इस पर किसी और एडमिन ने इस बीच फ़ैसला कर लिया है',
  imported: ({ publisher }) => `${publisher} से लिया गया`,
  tooManyCorrections: ({ most }) => `${most} सुधार लागू हैं। और जोड़ने से पहले इन्हें प्रोजेक्ट को लौटा दें।`,
} satisfies Like<typeof en>;
