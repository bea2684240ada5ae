import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminRole } from '../../../core/admins/roles.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { sectionsFor } from './sections.ts';

/** Says that a section is not open to the role, and which ones are. */
export const NoAccess = ({ role, title }: { role: AdminRole; title: string }) => (
  <NoRecords title={frame.notOpenToRole({ title })} text={frame.askForRole({ role: frame.roles[role], title })}>
    <Group justify="center" mt="md">
      {sectionsFor(role).map((section) => (
        <Button key={section.path} component={Link} to={section.path} variant="default">
          {frame.sections[section.name]}
        </Button>
      ))}
    </Group>
  </NoRecords>
);
