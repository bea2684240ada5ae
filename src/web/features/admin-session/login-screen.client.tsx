import { Button, Modal, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import { adminApi } from '../../admin-api.ts';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import styles from './login-screen.module.css';
import { keepAdminSession } from './storage.ts';

/** The spec's words (back office §8): the server's own, a fallback, and what is said when it was not reached. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return 'Network error. Please try again.';
  return (error instanceof ApiError && error.message) || 'Login failed';
}

/** The entrance of the back office. */
export const LoginScreen = ({ brand }: { brand: string }) => (
  <main className={styles.screen}>
    <LoginCard brand={brand} />
  </main>
);

const ABOVE_EVERYTHING = 1000;
const STAYS = () => undefined;

interface LoginAgainProps {
  brand: string;
  opened: boolean;
}

/** The same entrance over the section that one was in when the session ended, and over any dialog of it. */
export const LoginAgain = ({ brand, opened }: LoginAgainProps) => (
  <Modal.Root
    opened={opened}
    onClose={STAYS}
    fullScreen
    padding={0}
    closeOnEscape={false}
    zIndex={ABOVE_EVERYTHING}
    transitionProps={{ duration: 0 }}
  >
    <Modal.Content aria-label="Admin Login">
      <Modal.Body className={styles.screen ?? ''}>
        <LoginCard brand={brand} note="Your session has ended. What you were working on is kept behind this login." />
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);

interface LoginCardProps {
  brand: string;
  note?: string;
}

/** What is typed stays when it is refused. */
function LoginCard({ brand, note }: LoginCardProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const [sending, setSending] = useState(false);

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    setSending(true);
    try {
      keepAdminSession(await adminApi('POST /api/admin/auth/login', { body: { email: email.trim(), password } }));
    } catch (error) {
      setRefusal(wordsOf(error));
      setSending(false);
    }
  };

  return (
    <Paper withBorder shadow="sm" radius="lg" p="xl" className={styles.card ?? ''}>
      <Text size="sm" c="dimmed">
        {brand}
      </Text>
      <Title order={1} size="h2" mb="lg">
        Admin Login
      </Title>
      {note && (
        <Text size="sm" mb="md">
          {note}
        </Text>
      )}
      <form onSubmit={signIn}>
        <Stack>
          <TextInput
            label="E-mail"
            type="email"
            name="email"
            size="md"
            required
            withAsterisk={false}
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            name="password"
            size="md"
            required
            withAsterisk={false}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <ErrorBanner>{refusal}</ErrorBanner>
          <Button type="submit" size="md" fullWidth loading={sending}>
            Sign In
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
