import { expect, it } from 'vitest';
import { RIGHTS } from './rights.ts';
import { ADMIN_ROLES, hasRight, rolesWith } from './roles.ts';

it('each role has exactly these rights', () => {
  const admin = 'office posts packages sales reviews export people figures ai-usage places settings';
  const rightsOf = (role: string) => RIGHTS.filter((right) => hasRight(role, right)).join(' ');
  expect(Object.fromEntries(ADMIN_ROLES.map((role) => [role, rightsOf(role)]))).toEqual({
    writer: 'office posts',
    editor: 'office posts packages',
    sales: 'office sales',
    admin,
    super_admin: `${admin} admins backups`,
  });
});

it('a role that does not exist has no right, whatever it is called', () => {
  for (const role of ['owner', '', 'toString', '__proto__', 'Admin']) {
    expect(RIGHTS.filter((right) => hasRight(role, right))).toEqual([]);
  }
});

it('the roles of a right are in the order of the roles', () => {
  expect(rolesWith('sales')).toEqual(['sales', 'admin', 'super_admin']);
});
