import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  brand: string;
  title: string;
  /** Wider, for more than a few short fields. */
  wide?: boolean;
  children: ReactNode;
}

/** Shows the sign-in and similar forms as one card on an empty screen. */
export const SignInFrame = ({ brand, title, wide = false, children }: SignInFrameProps) => (
  <Paper withBorder shadow="sm" radius="lg" p="xl" className={(wide ? styles.wide : styles.card) ?? ''}>
    <Text size="sm" c="dimmed">
      {brand}
    </Text>
    <Title order={1} size="h2" mb="lg">
      {title}
    </Title>
    {children}
  </Paper>
);

/** Class for a sign-in dialog over everything else. */
export const SIGN_IN_SCREEN = styles.screen ?? '';

export const SignInScreen = (props: SignInFrameProps) => (
  <main className={SIGN_IN_SCREEN}>
    <SignInFrame {...props} />
    <LanguageSwitch />
  </main>
);
