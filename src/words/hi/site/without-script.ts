import type { withoutScript as en } from '../../en/site/without-script.ts';
import type { Like } from '../../like.ts';

export const withoutScript = {
  beforePhone:
    'यात्रा की योजना बनाने के लिए JavaScript चाहिए। उसे अपने ब्राउज़र में चालू करके फिर से खोजें। या हमारे साथ योजना बनाएँ: फ़ोन करें',
  beforeEmail: 'या लिखें',
  beforePackages: '। हमारे',
  packages: 'पैकेज',
  afterPackages: 'ऐसे ही पढ़े जा सकते हैं।',
} satisfies Like<typeof en>;
