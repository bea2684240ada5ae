import type { BrokenSaying } from '../../../core/planner/sayings.ts';
import type { CheckId } from '../../../core/planner/verifier/checks.ts';
import { checks } from './checks.ts';

/** What is wrong, by check; of a check that is not listed, what does not hold any more. */
const WRONG: Readonly<Partial<Record<CheckId, (sight: string) => string>>> = {
  V03: (sight) => `${sight} দু-বার আছে`,
  V04: (sight) => `${sight} সেই সময়ে খোলা নয়, বা আলো ঠিক নয়`,
  V05: (sight) => `${sight} সেদিন বন্ধ থাকে`,
  V06: (sight) => `${sight} সেই ঋতুতে বন্ধ থাকে`,
  V07: () => 'দুটি জিনিস একই সময়ে পড়েছে',
  V09: () => 'যাত্রার আগে সময় কম',
  V10: () => 'দিনটি খুব লম্বা, বা তার পরের রাত ছোট',
  V11: () => 'খাওয়ার সময় থাকে না',
  V12: () => 'আপনার গতির তুলনায় জায়গা বেশি',
  V16: (sight) => `এই দিনের পক্ষে ${sight} বড় দূর`,
  V20: () => 'দাম আপনার বাজেটের বাইরে',
  V25: () => 'আপনার পছন্দের বিষয়ের জায়গা কম',
  V28: (sight) => `আপনার সঙ্গীদের পক্ষে ${sight} কষ্টকর`,
  V29: () => 'কিছুই দেখা হয় না',
  V35: () => 'সেই সময়ে ঘর তৈরি থাকে না',
  V48: () => 'যা দেখতেই হবে, তা বাদ পড়েছে',
  V51: () => 'দিনটি সব সঙ্গীর উপযুক্ত নয়',
  V56: () => 'দিনটি আপনার সঙ্গীদের পক্ষে খুব লম্বা',
  V66: () => 'দরকারি বিশ্রাম নেই',
};

/** Says which rule a changed plan breaks. */
export function broken({ check, day, sight = 'একটি জায়গা' }: Omit<BrokenSaying, 'say'>): string {
  const wrong = WRONG[check]?.(sight) ?? `এটি আর ঠিক নেই: ${checks[check]}`;
  return day === undefined ? `${wrong}।` : `দিন ${day}: ${wrong}।`;
}
