import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { SaidVehicle, Way } from '../../../core/planner/sayings.ts';

const VEHICLES: Readonly<Record<SaidVehicle['is'], string>> = {
  flight: 'ফ্লাইট',
  train: 'ট্রেন',
  ferry: 'ফেরি',
  'hill-train': 'পাহাড়ি ট্রেন',
  'night-coach': 'রাতের কোচ বাস',
  coach: 'কোচ বাস',
  'local-bus': 'বাস বা অটো',
  'state-bus': 'সরকারি বাস',
  'shared-jeep': 'শেয়ার জিপ',
  'hired-car': 'ভাড়ার গাড়ি',
  'own-car': 'আপনার নিজের গাড়ি',
};

export const vehicle: PlanWords['vehicle'] = ({ is, name }) => name ?? VEHICLES[is];

const CABINS: Readonly<Record<string, string>> = {
  SL: 'স্লিপার',
  '3A': 'AC 3 টিয়ার',
  '2A': 'AC 2 টিয়ার',
  '1A': 'AC ফার্স্ট ক্লাস',
  CC: 'AC চেয়ার কার',
  ordinary: 'সাধারণ আসন',
  economy: 'ইকোনমি',
  'premium-economy': 'প্রিমিয়াম ইকোনমি',
  business: 'বিজনেস',
};

export const cabin: PlanWords['cabin'] = (code) => (code === undefined ? 'আসন' : (CABINS[code] ?? code));

/** How one goes, as a sentence of its own. */
export const WAY_SENTENCES: Readonly<Record<Way, string>> = {
  'night-train': 'রাতটা ট্রেনে কাটে, হোটেলের এক রাত বাঁচে।',
  train: 'আপনি ট্রেনে যান।',
  flight: 'আপনি বিমানে যান।',
  'night-coach': 'রাতটা কোচ বাসে কাটে, হোটেলের এক রাত বাঁচে।',
  coach: 'আপনি কোচ বাসে যান।',
  'state-bus': 'আপনি সরকারি বাসে যান।',
  car: 'ভাড়ার গাড়ি আপনাকে বাড়ি থেকে গন্তব্যে নিয়ে যায়।',
};

export const BY_WAY: Readonly<Record<Way, string>> = {
  'night-train': 'রাতের ট্রেনে',
  train: 'ট্রেনে',
  flight: 'বিমানে',
  'night-coach': 'রাতের কোচ বাসে',
  coach: 'কোচ বাসে',
  'state-bus': 'সরকারি বাসে',
  car: 'ভাড়ার গাড়িতে',
};
