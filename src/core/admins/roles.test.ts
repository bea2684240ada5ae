import { describe, expect, it } from 'vitest';
import { ADMIN_ROLES, mayActAs } from './roles.ts';

describe('roles of the back office', () => {
  it('let each do what the narrower ones may, and no more', () => {
    const allowed = ADMIN_ROLES.map((role) => ADMIN_ROLES.filter((least) => mayActAs(role, least)));
    expect(allowed).toEqual([['editor'], ['editor', 'admin'], ['editor', 'admin', 'super_admin']]);
  });

  it('reject a role that does not exist', () => {
    expect(ADMIN_ROLES.some((least) => mayActAs('owner', least))).toBe(false);
  });
});
