import type { models as en } from '../../en/office/models.ts';
import type { Like } from '../../like.ts';

export const models = {
  providers: {
    google: 'Google Gemini',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    compatible: 'कोई संगत सर्वर',
  },
  outcomes: {
    answered: 'जवाब मिला',
    overloaded: 'प्रदाता पर बोझ ज़्यादा था',
    'rate-limited': 'प्रदाता के लिए अनुरोध बहुत ज़्यादा थे',
    slow: 'समय पर जवाब नहीं मिला',
    cut: 'जवाब बीच में टूट गया',
    nonsense: 'जवाब पढ़ा नहीं जा सका',
    refused: 'प्रदाता के नियमों के कारण इनकार',
    'wrong-key': 'कुंजी स्वीकार नहीं हुई',
    misconfigured: 'मॉडल या सवाल स्वीकार नहीं हुआ',
    unreachable: 'प्रदाता तक नहीं पहुँच सके',
    gone: 'विज़िटर पहले ही चले गए',
    'breaker-open': 'नहीं पूछा: गड़बड़ियों के बाद रोका गया',
    'over-limit': 'नहीं पूछा: सीमा पूरी हो गई',
    'over-budget': 'नहीं पूछा: बजट खत्म हो गया',
    none: 'किसी मॉडल से नहीं पूछा गया',
  },
} satisfies Like<typeof en>;
