import { Badge } from '@mantine/core';
import type { AdminRole } from '../../../core/admins/roles.ts';
import { frame } from '../../../words/en/office/frame.ts';

/** Shows a role; a super admin's is filled, others have an outline. */
export const RoleBadge = ({ role }: { role: AdminRole }) =>
  role === 'super_admin' ? (
    <Badge variant="filled" size="sm">
      ★ {frame.roles[role]}
    </Badge>
  ) : (
    <Badge variant="default" size="sm">
      {frame.roles[role]}
    </Badge>
  );
