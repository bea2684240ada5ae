import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** Heads a step of an import, and takes the focus when the step begins. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Title ref={title} id="import-step" order={3} size="h4" tabIndex={-1}>
      {children}
    </Title>
  );
}
