// biome-ignore lint/performance/noBarrelFile: until the words of this language are written.
export { planWords } from '../../en/planner/plans.ts';
