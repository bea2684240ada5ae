import { formatCount } from '../../counts.ts';
import type { systemStatus as en } from '../../en/office/system-status.ts';
import type { Like } from '../../like.ts';

export const systemStatus = {
  title: 'सिस्टम की स्थिति',
  statuses: {
    ok: 'ठीक',
    off: 'बंद',
    warning: 'ध्यान दें',
    failing: 'गड़बड़ी',
    unknown: 'पता नहीं',
  },
  database: 'डेटाबेस',
  disk: 'डिस्क',
  ai: 'AI',
  messages: 'संदेश',
  backups: 'बैकअप',
  plannerOnly: 'सिर्फ़ साइट का प्लानर',
  fromEnvironment: 'एनवायरनमेंट वाला मॉडल',
  paused: ({ model }) => `${model}: गड़बड़ियों के बाद रोका गया है`,
  budgets: {
    left: ({ model }) => `${model} साइट के प्लानर के साथ लिखता है`,
    used_up: ({ model }) => `${model}: आज का बजट खत्म हो गया; भारत में आधी रात तक नहीं पूछा जाएगा`,
    unpriced: ({ model }) => `${model}: बजट तय है पर मॉडल की कीमत मालूम नहीं, इसलिए नहीं पूछा जाता`,
    untracked: ({ model }) => `${model}: बजट तय है पर खर्च का हिसाब नहीं रखा जाता, इसलिए नहीं पूछा जाता`,
  },
  noAnswer: ({ engine }) => `${engine} जवाब नहीं दे रहा`,
  answers: ({ engine, size, ms }) => `${engine}, ${size}, ${ms} ms में जवाब`,
  diskUnread: 'पढ़ा नहीं जा सका',
  free: ({ free, total }) => `${total} में से ${free} खाली`,
  waiting: ({ count }) => `${formatCount(count)} संदेश इंतज़ार में`,
  failed: ({ count }) => `${formatCount(count)} संदेश नहीं गए`,
  noProvider: 'कोई प्रदाता तय नहीं है: संदेश नहीं भेजे जाते',
  nothingWaiting: 'न कोई इंतज़ार में, न कोई रुका',
  noBackup: 'अभी कोई नहीं',
  lastBackup: ({ time }) => `पिछला: ${time}`,
  nightlyFailed: ({ last, time, reason }) => `${last}। ${time} का रात का बैकअप नहीं बन सका: ${reason}`,
  handFailed: ({ last, time, reason }) => `${last}। ${time} का बैकअप नहीं बन सका: ${reason}`,
} satisfies Like<typeof en>;
