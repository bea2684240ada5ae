import type { PackageProblem } from '../../../core/packages/package-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a field of a package. */
export const packageProblemWords: Words<PackageProblem> = {
  ...fieldProblemWords,
  'price-too-high': () => 'मूल कीमत ज़्यादा से ज़्यादा 10 करोड़ हो सकती है',
  'price-not-whole': () => 'मूल कीमत 0 से बड़ी पूरी संख्या में लिखें',
  'currency-unknown': () => 'मुद्रा INR, USD, EUR या GBP होनी चाहिए',
  'valid-until-malformed': () => 'छूट का आखिरी दिन कोई तारीख होनी चाहिए',
  'class-unknown': () => 'यात्रा की श्रेणी सूची से चुनें',
  'travellers-crossed': () => '“कम से कम यात्री” की संख्या “ज़्यादा से ज़्यादा यात्री” से बड़ी नहीं हो सकती',
  'travellers-range': ({ limit, most }) =>
    limit === 'min' ? `कम से कम यात्री: 1 से ${most} के बीच लिखें` : `ज़्यादा से ज़्यादा यात्री: 1 से ${most} के बीच लिखें`,
  'discount-range': ({ most }) => `छूट 0 से ${most} प्रतिशत के बीच लिखें`,
  'duration-range': ({ most }) => `यात्रा 1 से ${most} दिन की हो सकती है`,
  'advance-range': ({ most }) => `कितने दिन पहले: 0 से ${most} के बीच लिखें`,
  'package-status-unknown': () => 'स्थिति ड्राफ़्ट, प्रकाशित या आर्काइव में होनी चाहिए',
  'picture-foreign': () => 'रखी जाने वाली हर तस्वीर इसी पैकेज की होनी चाहिए',
  'featured-picture-unknown': () => 'मुख्य तस्वीर इन्हीं तस्वीरों में से होनी चाहिए',
  'too-many-days': ({ most }) => `योजना में ज़्यादा से ज़्यादा ${most} दिन हो सकते हैं`,
  'too-many-pictures': ({ most }) => `एक पैकेज में ज़्यादा से ज़्यादा ${most} तस्वीरें हो सकती हैं`,
};
