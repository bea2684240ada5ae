import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import { ENTERED_LEAD_LIMITS } from '../../../core/leads/entered-lead.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { leadEntry as words } from '../../../words/en/office/lead-entry.ts';
import { type FormState, nativeField, textField } from '../ui/editor/form-fields.ts';
import { FieldPair } from '../ui/editor/form-section.tsx';

interface PersonDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly source: EnquirySource;
}

interface PersonFieldsProps<D> {
  form: FormState<D>;
  sources: readonly EnquirySource[];
  /** Shown below the phone. */
  children: ReactNode;
}

/** Asks who a lead is, and where it came from. */
export const PersonFields = <D extends PersonDraft>({ form, sources, children }: PersonFieldsProps<D>) => (
  <>
    <FieldPair>
      <TextInput
        {...textField(form, 'name')}
        label={words.name}
        required
        maxLength={ENTERED_LEAD_LIMITS.name}
        data-autofocus
      />
      <TextInput {...textField(form, 'phone')} label={words.phone} type="tel" required maxLength={40} />
    </FieldPair>
    {children}
    <FieldPair>
      <TextInput {...textField(form, 'email')} label={words.email} type="email" maxLength={ENTERED_LEAD_LIMITS.email} />
      <NativeSelect
        {...nativeField(form, 'source')}
        label={enquirySources.source}
        data={sources.map((value) => ({ value, label: enquirySources.names[value] }))}
      />
    </FieldPair>
  </>
);
