import { TextInput } from '@mantine/core';
import { dayInIndia } from '../../../../core/dates.ts';
import { publishing } from '../../../../words/en/office/publishing.ts';
import { FieldProblem } from './field-problem.tsx';
import { type FormState, fieldId, textField } from './form-fields.ts';
import { FieldPair } from './form-section.tsx';
import type { PublishPlan } from './publish-time.ts';

/** Two fields for the day and the time, both Indian, at which a record becomes public by itself. */
export const MomentFields = <D extends PublishPlan>({ form }: { form: FormState<D> }) => {
  const problem = form.problems.publishAt;
  const field = { required: true, error: problem !== undefined, 'aria-describedby': 'publish-problem' };
  return (
    <div>
      <FieldPair>
        <TextInput
          {...textField(form, 'publishDay')}
          {...field}
          id={fieldId('publishAt')}
          type="date"
          label={publishing.day}
          min={dayInIndia(Date.now())}
        />
        <TextInput {...textField(form, 'publishTime')} {...field} type="time" label={publishing.time} />
      </FieldPair>
      <FieldProblem id="publish-problem">{problem}</FieldProblem>
    </div>
  );
};
