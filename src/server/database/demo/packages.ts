import type { DemoPackage } from './demo-package.ts';
import { bengalPackages } from './packages-bengal.ts';
import { coastPackages } from './packages-coasts.ts';
import { easternHillPackages } from './packages-eastern-hills.ts';
import { heartlandPackages } from './packages-heartland.ts';
import { himalayaPackages } from './packages-himalaya.ts';
import { southPackages } from './packages-south.ts';

/** Every travel package of the demonstration content, the one put up first at the front. */
export const demoPackages: readonly DemoPackage[] = [
  ...bengalPackages,
  ...easternHillPackages,
  ...heartlandPackages,
  ...himalayaPackages,
  ...coastPackages,
  ...southPackages,
].toSorted((a, b) => b.ageDays - a.ageDays);
