import { useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { PlanCheck } from '../../../contracts/plan-checks.ts';
import { PLAN_LONGEST } from '../../../core/plan-reading/read-plan-types.ts';
import { planChecks } from '../../../words/en/site/plan-checks.ts';
import { browserApi } from '../../api/browser-api.ts';

/** The form's values as they are typed. */
export interface PlanDraft {
  readonly text: string;
  readonly from: string;
  readonly departureDate: string;
  readonly travellers: string;
}

export const EMPTY_DRAFT: PlanDraft = { text: '', from: '', departureDate: '', travellers: '' };

/** A check's answer, with the draft that it answers. */
interface Checked {
  readonly draft: PlanDraft;
  readonly check: PlanCheck;
}

/** What the visitor is told: beside the text, or of the call. */
interface Problem {
  readonly text?: string;
  readonly call?: string;
}

/** Returns what is wrong with a draft before it is sent. */
function problemOf({ text }: PlanDraft): Problem {
  const { length } = text.trim();
  if (length === 0) return { text: planChecks.empty };
  return length > PLAN_LONGEST ? { text: planChecks.tooLong({ count: length, most: PLAN_LONGEST }) } : {};
}

const bodyOf = ({ text, from, departureDate, travellers }: PlanDraft, leaveOut: readonly string[]) => ({
  text,
  from,
  leaveOut: [...leaveOut],
  ...(departureDate !== '' && { departureDate }),
  ...(travellers !== '' && { travellers: Number(travellers) }),
});

function problemOfCall(error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error;
  const { text, ...others } = error.fields;
  const [field] = Object.values(others);
  return text === undefined ? { call: field ?? (error.message || planChecks.failed) } : { text };
}

/** Sends plans to be checked and holds the last answer. */
export function usePlanCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState(false);

  const check = async (draft: PlanDraft, leaveOut: readonly string[] = []): Promise<void> => {
    const found = problemOf(draft);
    setProblem(found);
    if (busy || found.text !== undefined) return;
    setBusy(true);
    try {
      setChecked({ draft, check: await browserApi('POST /api/check-a-plan', { body: bodyOf(draft, leaveOut) }) });
    } catch (error) {
      setProblem(problemOfCall(error));
    } finally {
      setBusy(false);
    }
  };

  return { checked, problem, busy, check };
}
