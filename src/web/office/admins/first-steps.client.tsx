import { Button, Stack, Text } from '@mantine/core';
import type { FirstStep } from '../../../core/admins/first-steps.ts';
import { actions } from '../../../words/en/office/actions.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { signIn } from '../../../words/en/office/sign-in.ts';
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

const goOn = () => void readAdminAnew().catch(() => tellFailure(actions.unreachable));

/** Shows what an admin must do before anything else of the back office opens. */
export const FirstSteps = ({ brand, step, onLogout }: FirstStepsProps) => (
  <SignInScreen brand={brand} title={step === 'change-password' ? signIn.choosePassword : signIn.setUpTwoFactor} wide>
    <Stack>
      <Text size="sm">{step === 'change-password' ? signIn.choosePasswordHint : signIn.setUpTwoFactorHint}</Text>
      {step === 'change-password' ? <ChangePasswordForm onChanged={goOn} /> : <TwoFactorSetUp onDone={goOn} />}
      <Button variant="subtle" color="gray" onClick={onLogout}>
        {frame.logout}
      </Button>
    </Stack>
  </SignInScreen>
);
