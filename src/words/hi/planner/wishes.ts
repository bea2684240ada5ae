import type { Theme } from '../../../core/gazetteer/types.ts';
import type { AvoidedKind, Diet, StayKind, TransportWish } from '../../../core/planner/wishes.ts';

export const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'शाकाहारी',
  jain: 'जैन',
  vegan: 'वीगन',
  halal: 'हलाल',
  'no-alcohol': 'शराब नहीं',
};

/** What a traveller likes. */
export const THEMES: Readonly<Record<Theme, string>> = {
  heritage: 'विरासत',
  spiritual: 'तीर्थ',
  museum: 'संग्रहालय',
  nature: 'प्रकृति',
  viewpoint: 'नज़ारे',
  beach: 'समुद्र तट',
  water: 'झीलें और नदियाँ',
  wildlife: 'वन्यजीव',
  garden: 'बाग',
  adventure: 'रोमांच',
  culture: 'संस्कृति',
  market: 'बाज़ार',
  food: 'खान-पान',
};

export const AVOIDED: Readonly<Record<AvoidedKind, string>> = {
  treks: 'ट्रेक',
  'early-starts': 'सुबह जल्दी निकलना',
  'long-drives': 'लंबी सड़क यात्रा',
  heights: 'ज़्यादा ऊँचाई',
  crowds: 'भीड़',
  museums: 'संग्रहालय',
  temples: 'मंदिर',
  markets: 'बाज़ार',
  beaches: 'समुद्र तट',
  wildlife: 'वन्यजीव',
  ferries: 'फ़ेरी',
};

export const TRANSPORT: Readonly<Record<TransportWish, string>> = {
  'no-flights': 'उड़ान नहीं',
  'no-night-trains': 'रात की ट्रेन नहीं',
  'own-car': 'अपनी कार से',
};

export const STAYS: Readonly<Record<StayKind, string>> = {
  hotel: 'होटल',
  homestay: 'होमस्टे',
  heritage: 'हेरिटेज होटल',
  houseboat: 'हाउसबोट',
  camp: 'कैंप या तंबू',
  dormitory: 'हॉस्टल या डॉर्मिटरी',
};
