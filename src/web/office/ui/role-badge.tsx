import { Badge } from '@mantine/core';
import type { AdminRole } from '../../../core/admins/roles.ts';

export const ROLE_NAMES: Readonly<Record<AdminRole, string>> = {
  editor: 'Editor',
  admin: 'Admin',
  super_admin: 'Super admin',
};

/** Shows a role; a super admin's is filled, others have an outline. */
export const RoleBadge = ({ role }: { role: AdminRole }) =>
  role === 'super_admin' ? (
    <Badge variant="filled" size="sm">
      ★ {ROLE_NAMES[role]}
    </Badge>
  ) : (
    <Badge variant="default" size="sm">
      {ROLE_NAMES[role]}
    </Badge>
  );
