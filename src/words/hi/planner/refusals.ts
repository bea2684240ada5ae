// biome-ignore lint/performance/noBarrelFile: until the words of this language are written.
export { refusalWords } from '../../en/planner/refusals.ts';
