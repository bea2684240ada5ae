import type { FormEvent } from 'react';
import { PLAN_LONGEST } from '../../../core/plan-reading/read-plan-types.ts';
import { MAX_TRAVELLERS } from '../../../core/planner/types.ts';
import { planChecks } from '../../../words/en/site/plan-checks.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './plan-check-form.module.css';
import type { PlanDraft } from './use-plan-check.ts';

interface PlanCheckFormProps {
  draft: PlanDraft;
  problem: string | undefined;
  busy: boolean;
  onChange: (change: Partial<PlanDraft>) => void;
  onCheck: () => void;
}

/** Takes the text of a plan, and what it may lack. */
export function PlanCheckForm({ draft, problem, busy, onChange, onCheck }: PlanCheckFormProps) {
  // Sent before its scripts have come, the form would lead away with the text in the address.
  const hydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        label={planChecks.text}
        hint={planChecks.textHint({ most: PLAN_LONGEST })}
        problem={problem}
        name="text"
        rows={10}
        required
        autoComplete="off"
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <Button look="plain" className={styles.example ?? ''} onClick={() => onChange({ text: planChecks.examplePlan })}>
        {planChecks.example}
      </Button>
      <fieldset className={styles.more}>
        <legend className={styles.legend}>{planChecks.optional}</legend>
        <Field
          label={planChecks.from}
          name="from"
          maxLength={100}
          autoComplete="off"
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Field
          label={planChecks.departure}
          name="departureDate"
          type="date"
          value={draft.departureDate}
          onChange={(event) => onChange({ departureDate: event.target.value })}
        />
        <Field
          label={planChecks.travellers}
          name="travellers"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_TRAVELLERS}
          value={draft.travellers}
          onChange={(event) => onChange({ travellers: event.target.value })}
        />
      </fieldset>
      <Button look="action" type="submit" busy={busy} disabled={!hydrated}>
        {busy ? planChecks.checking : planChecks.check}
      </Button>
    </form>
  );
}
