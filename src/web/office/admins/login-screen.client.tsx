import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { signIn } from '../../../words/en/office/sign-in.ts';
import { adminApi } from '../api/admin-api.ts';
import { keepAdminSession } from '../api/admin-session.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { SIGN_IN_SCREEN, SignInFrame, SignInScreen } from '../ui/sign-in-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { wordsOfLogin } from './words-of-login.ts';

export const LoginScreen = ({ brand }: { brand: string }) => (
  <SignInScreen brand={brand} title={signIn.title}>
    <Login />
  </SignInScreen>
);

const ABOVE_EVERYTHING = 1000;
const STAYS = () => undefined;

interface LoginAgainProps {
  brand: string;
  opened: boolean;
}

/** The same login over the section that was open when the session ended, and over any dialog in it. */
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
    <Modal.Content aria-label={signIn.title}>
      <Modal.Body className={SIGN_IN_SCREEN}>
        <SignInFrame brand={brand} title={signIn.title}>
          <Text size="sm" mb="md">
            {signIn.ended}
          </Text>
          <Login />
        </SignInFrame>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);

/** Asks for the password, then for a code if required. */
function Login() {
  const [challenge, setChallenge] = useState('');
  const [note, setNote] = useState('');
  const startAgain = (why: string) => {
    setNote(why);
    setChallenge('');
  };
  return challenge === '' ? (
    <PasswordForm note={note} onChallenge={setChallenge} />
  ) : (
    <CodeForm challenge={challenge} onStartAgain={startAgain} />
  );
}

interface PasswordFormProps {
  /** Why the login is shown again. */
  note: string;
  onChallenge: (challenge: string) => void;
}

/** Keeps the typed text after a refusal. */
function PasswordForm({ note, onChallenge }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState(note);
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    setSending(true);
    try {
      const answer = await adminApi('POST /api/admin/auth/login', { body: { email: email.trim(), password } });
      if ('challenge' in answer) onChallenge(answer.challenge);
      else keepAdminSession(answer);
    } catch (error) {
      setRefusal(wordsOfLogin(error));
      setSending(false);
    }
  };

  return (
    <form onSubmit={send}>
      <Stack>
        <TextInput
          label={signIn.email}
          type="email"
          name="email"
          size="md"
          required
          withAsterisk={false}
          autoComplete="username webauthn"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={signIn.password}
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
          {signIn.signIn}
        </Button>
        <PasskeyLogin />
      </Stack>
    </form>
  );
}
