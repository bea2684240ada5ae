import { expect, test } from 'vitest';
import { isAnswered } from './popup-cookies.ts';

test('who has submitted or dismissed the popup counts as having answered it', () => {
  expect(isAnswered('a=1; safarnama_contact_form_submitted=true')).toBe(true);
  expect(isAnswered('safarnama_popup_interaction=dismissed; b=2')).toBe(true);
});

test('other cookies, however alike, are no answer', () => {
  expect(isAnswered('')).toBe(false);
  expect(isAnswered('safarnama_user_data=1; not_safarnama_popup_interaction=dismissed')).toBe(false);
});
