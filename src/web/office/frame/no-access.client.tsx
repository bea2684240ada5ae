import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminRole } from '../../../core/admins/roles.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { ROLE_NAMES } from '../ui/role-badge.tsx';
import { sectionsFor } from './sections.ts';

/** Says that a section is not open to the role, and which ones are. */
export const NoAccess = ({ role, title }: { role: AdminRole; title: string }) => (
  <NoRecords
    title={`${title} is not open to your role`}
    text={`You are signed in as ${ROLE_NAMES[role]}. If you need ${title}, ask a super admin to change your role.`}
  >
    <Group justify="center" mt="md">
      {sectionsFor(role).map((section) => (
        <Button key={section.path} component={Link} to={section.path} variant="default">
          {section.title}
        </Button>
      ))}
    </Group>
  </NoRecords>
);
