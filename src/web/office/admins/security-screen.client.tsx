import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Admin } from '../../../contracts/admins.ts';
import { security } from '../../../words/en/office/security.ts';
import { FormColumns } from '../ui/editor/form-section.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import type { SecurityData } from './load-security.ts';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactorBlock } from './two-factor.tsx';

interface SecurityScreenProps extends SecurityData {
  admin: Admin;
  /** The admin's own record and password. */
  profile: ReactNode;
}

export function SecurityScreen({ admin, profile, twoFactor, sessions, passkeys, passkeysAt }: SecurityScreenProps) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <>
      <Title order={2} size="h3" mb="md">
        {security.title}
      </Title>
      <FormColumns
        main={
          <>
            {twoFactor ? (
              <TwoFactorBlock twoFactor={twoFactor} onChanged={reload} />
            ) : (
              <ListUnread>{security.twoFactorUnread}</ListUnread>
            )}
            {passkeys ? (
              <Passkeys passkeys={passkeys} address={passkeysAt} onChanged={reload} />
            ) : (
              <ListUnread>{security.passkeysUnread}</ListUnread>
            )}
            {sessions ? (
              <Sessions sessions={sessions} adminId={admin._id} onChanged={reload} />
            ) : (
              <ListUnread>{security.sessionsUnread}</ListUnread>
            )}
          </>
        }
        side={profile}
      />
    </>
  );
}
