import { Button, Stack, Text } from '@mantine/core';
import type { FirstStep } from '../../../core/admins/first-steps.ts';
import { readAdminAnew } from '../api/admin-api.ts';
import { SignInScreen } from '../ui/sign-in-frame.tsx';
import { tellFailure } from '../ui/toasts.tsx';
import { ChangePasswordForm } from './change-password.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

interface FirstStepsProps {
  brand: string;
  step: FirstStep;
  onLogout: () => void;
}

const goOn = () => void readAdminAnew().catch(() => tellFailure('We couldn’t reach the server. Please try again.'));

/** Shows what an admin must do before anything else of the back office opens. */
export const FirstSteps = ({ brand, step, onLogout }: FirstStepsProps) => (
  <SignInScreen
    brand={brand}
    title={step === 'change-password' ? 'Choose a password' : 'Set up two-factor sign-in'}
    wide
  >
    <Stack>
      <Text size="sm">
        {step === 'change-password'
          ? 'You signed in with a temporary password. Choose one that only you know.'
          : 'Everyone here also signs in with a code from their phone. Set yours up to continue.'}
      </Text>
      {step === 'change-password' ? <ChangePasswordForm onChanged={goOn} /> : <TwoFactorSetUp onDone={goOn} />}
      <Button variant="subtle" color="gray" onClick={onLogout}>
        Logout
      </Button>
    </Stack>
  </SignInScreen>
);
