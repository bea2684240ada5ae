import { Input } from '@mantine/core';
import type { ReactNode } from 'react';

/** Shows the problem of a field that is no single input. */
export const FieldProblem = ({ id, children }: { id?: string; children: ReactNode }) =>
  children ? (
    <Input.Error {...(id !== undefined && { id })} mt={4}>
      {children}
    </Input.Error>
  ) : null;
