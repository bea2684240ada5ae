/**
 * The checks of the verifier. V31, that the same request gives the same answer, is a test of the planner. V39 to V44 are
 * not given.
 */
export const CHECK_IDS = [
  'V01',
  'V02',
  'V03',
  'V04',
  'V05',
  'V06',
  'V07',
  'V08',
  'V09',
  'V10',
  'V11',
  'V12',
  'V13',
  'V14',
  'V15',
  'V16',
  'V17',
  'V18',
  'V19',
  'V20',
  'V21',
  'V22',
  'V23',
  'V24',
  'V25',
  'V26',
  'V27',
  'V28',
  'V29',
  'V30',
  'V32',
  'V33',
  'V34',
  'V35',
  'V36',
  'V37',
  'V38',
  'V45',
  'V46',
  'V47',
  'V48',
  'V49',
  'V50',
  'V51',
  'V52',
  'V53',
  'V54',
  'V55',
  'V56',
  'V58',
  'V59',
  'V60',
  'V65',
  'V66',
] as const;

export type CheckId = (typeof CHECK_IDS)[number];

/** A broken rule: its check, and a message that names the day or the sight. */
export interface Finding {
  readonly check: CheckId;
  readonly message: string;
  /** The number of the day on which it is broken, where it is a single one. */
  readonly day?: number;
  /** The sight that breaks it, where it is one. */
  readonly sightId?: string;
}
