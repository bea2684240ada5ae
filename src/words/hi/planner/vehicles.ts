import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { SaidVehicle, Way } from '../../../core/planner/sayings.ts';

const VEHICLES: Readonly<Record<SaidVehicle['is'], string>> = {
  flight: 'उड़ान',
  train: 'ट्रेन',
  ferry: 'फ़ेरी',
  'hill-train': 'पहाड़ी ट्रेन',
  'night-coach': 'रात की कोच बस',
  coach: 'कोच बस',
  'local-bus': 'बस या ऑटो',
  'state-bus': 'राज्य परिवहन की बस',
  'shared-jeep': 'शेयर जीप',
  'hired-car': 'किराए की कार',
  'own-car': 'आपकी अपनी कार',
};

export const vehicle: PlanWords['vehicle'] = ({ is, name }) => name ?? VEHICLES[is];

const CABINS: Readonly<Record<string, string>> = {
  SL: 'स्लीपर',
  '3A': 'एसी 3 टियर',
  '2A': 'एसी 2 टियर',
  '1A': 'एसी फ़र्स्ट क्लास',
  CC: 'एसी चेयर कार',
  ordinary: 'साधारण सीट',
  economy: 'इकोनॉमी',
  'premium-economy': 'प्रीमियम इकोनॉमी',
  business: 'बिज़नेस',
};

export const cabin: PlanWords['cabin'] = (code) => (code === undefined ? 'सीट' : (CABINS[code] ?? code));

/** How one goes, as a sentence of its own. */
export const WAY_SENTENCES: Readonly<Record<Way, string>> = {
  'night-train': 'रात ट्रेन में बीतती है, होटल की एक रात बचती है।',
  train: 'आप ट्रेन से जाते हैं।',
  flight: 'आप हवाई जहाज़ से जाते हैं।',
  'night-coach': 'रात कोच बस में बीतती है, होटल की एक रात बचती है।',
  coach: 'आप कोच बस से जाते हैं।',
  'state-bus': 'आप राज्य परिवहन की बस से जाते हैं।',
  car: 'किराए की कार आपको घर से मंज़िल तक ले जाती है।',
};

export const BY_WAY: Readonly<Record<Way, string>> = {
  'night-train': 'रात की ट्रेन से',
  train: 'ट्रेन से',
  flight: 'हवाई जहाज़ से',
  'night-coach': 'रात की कोच बस से',
  coach: 'कोच बस से',
  'state-bus': 'राज्य परिवहन की बस से',
  car: 'किराए की कार से',
};
