import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { desk } from '../../../../words/en/office/desk.ts';
import { useAssignees } from './use-assignees.ts';

interface AssigneeSelectProps {
  /** Null for none. */
  value: string | null;
  onChange: (assigneeId: string | null) => void;
  label?: string;
  /** Names the select where there is no visible label. */
  ariaLabel?: string;
  size?: NativeSelectProps['size'];
  className?: string | undefined;
}

/** Chooses the admin who takes care. One who was removed meanwhile is still named as such. */
export function AssigneeSelect({ value, onChange, label, ariaLabel, size, className }: AssigneeSelectProps) {
  const assignees = useAssignees();
  const isKnown = value === null || assignees.some(({ _id }) => _id === value);
  return (
    <NativeSelect
      {...(label !== undefined && { label })}
      {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
      {...(size !== undefined && { size })}
      {...(className !== undefined && { className })}
      value={value ?? ''}
      data={[
        { value: '', label: desk.unassigned },
        ...assignees.map(({ _id, name }) => ({ value: _id, label: name })),
        ...(isKnown ? [] : [{ value, label: assignees.length === 0 ? '…' : desk.gone }]),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
