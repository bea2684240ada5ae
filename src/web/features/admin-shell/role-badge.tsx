import { Badge } from '@mantine/core';
import type { Admin } from '../../../contracts/admin.ts';

/** A super admin stands out: filled, where other roles have a mere outline. */
export function RoleBadge({ role }: { role: Admin['role'] }) {
  return role === 'super_admin' ? (
    <Badge variant="filled" size="sm">
      ★ Super admin
    </Badge>
  ) : (
    <Badge variant="outline" color="gray.6" size="sm">
      Admin
    </Badge>
  );
}
