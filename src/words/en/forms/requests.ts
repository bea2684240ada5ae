import type { RequestProblem } from '../../../core/request-problems.ts';
import type { Words } from '../../../core/sayings.ts';
import { refusalWords } from '../planner/refusals.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a value, where the shape of the call is enough to tell. */
export const requestProblemWords: Words<RequestProblem> = {
  ...fieldProblemWords,
  'no-from': refusalWords.refusals['no-from'],
  'no-to': refusalWords.refusals['no-to'],
  'text-too-long': ({ max }) => `Must be at most ${max} characters`,
  'text-characters': () => 'Contains characters that cannot be used',
  'no-plan-text': () => 'Paste the text of a plan first',
  'comment-missing': () => 'Write something first',
  'poll-title-missing': () => 'Give it a title',
  'sign-in-wrong': () => 'Invalid phone number or password',
  'admin-sign-in-wrong': () => 'Invalid e-mail or password',
  'stars-missing': () => 'Choose one to five stars',
  'sign-in-again': () => 'Please sign in again',
  'own-password-wrong': () => 'The password is wrong',
  'current-password-wrong': () => 'The current password is wrong',
  'price-malformed': () => 'Please give a price as a number',
  'price-below-zero': () => 'A price cannot be below 0',
  'duration-malformed': () => 'Please give a duration as 5, 3-5 or 10+',
  'phone-unusable': () => 'Please enter a valid phone number',
  'web-address-malformed': () => 'Please enter an address that begins with https://',
  'tile-address-malformed': () => 'Please enter an address like https://tiles.your-provider.com/{z}/{x}/{y}.png',
  'embed-address-malformed': ({ placeholders }) =>
    `Please enter an address that begins with https://; it may hold ${placeholders.join(', ')}`,
  'tiles-uncredited': () => 'Please name whom the tiles are from',
  'account-name-malformed': () => 'Please enter the name of the account without its @',
  'colour-malformed': () => 'Please choose a colour such as #0a776c',
  'colour-faint': ({ contrast, nearest }) =>
    `Too faint to read: its contrast is ${contrast.toFixed(1)}, and 4.5 are needed. ${nearest} is the nearest that can be read`,
  'logo-unknown': () => 'Please choose the logo again',
  'blanks-left': ({ blanks }) => `Still to be filled in: ${blanks.join('; ')}`,
  'countries-unknown': () => 'Please choose countries from the list',
  'mail-server-malformed': () => 'Please enter the name of the server alone, such as smtp.example.com',
  'provider-private': () =>
    'This address is inside a private network. Enter a public one, or set it in the environment.',
  'secret-again': () => 'Enter the secret again: it is not passed on to another server.',
  'secret-missing': () => 'Enter the secret: messages cannot be sent, or reports trusted, without it.',
  'whatsapp-id-malformed': () =>
    'Enter the phone number ID: digits alone, as Meta shows it under “API setup”. It is not the phone number.',
  'offer-ends-early': () => 'The last day cannot lie before the first',
  'too-many-chips': ({ most }) => `No more than ${most} chips fit`,
};
