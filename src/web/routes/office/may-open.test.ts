import { expect, test } from 'vitest';
import { insteadOf } from './may-open.ts';

test('the back office and its settings begin with what a role may open', () => {
  expect(insteadOf('/admin', 'editor')).toBe('/admin/blogs');
  expect(insteadOf('/admin', 'writer')).toBe('/admin/blogs');
  expect(insteadOf('/admin', 'sales')).toBe('/admin/leads');
  for (const role of ['writer', 'editor', 'sales']) {
    expect(insteadOf('/admin/settings', role)).toBe('/admin/settings/security');
  }
  for (const role of ['admin', 'super_admin']) {
    expect([insteadOf('/admin', role), insteadOf('/admin/settings', role)]).toEqual([null, null]);
  }
});

test('an address that is not open to a role is told in words, which are open to every role', () => {
  expect(insteadOf('/admin/bookings', 'editor')).toBe('/admin/no-access?at=%2Fadmin%2Fbookings');
  expect(insteadOf('/admin/leads/outbox', 'editor')).toBe('/admin/no-access?at=%2Fadmin%2Fleads%2Foutbox');
  expect(insteadOf('/admin/settings/backups', 'admin')).toBe('/admin/no-access?at=%2Fadmin%2Fsettings%2Fbackups');
  expect(insteadOf('/admin/settings/site', 'editor')).toBe('/admin/no-access?at=%2Fadmin%2Fsettings%2Fsite');
  expect(insteadOf('/admin/packages/new', 'writer')).toBe('/admin/no-access?at=%2Fadmin%2Fpackages%2Fnew');
  expect(insteadOf('/admin/blogs', 'sales')).toBe('/admin/no-access?at=%2Fadmin%2Fblogs');
  expect(insteadOf('/admin/leads/import/x1', 'sales')).toBe('/admin/no-access?at=%2Fadmin%2Fleads%2Fimport%2Fx1');
  expect(insteadOf('/admin/bookings/import', 'admin')).toBeNull();
  for (const path of ['/admin/customers/c1', '/admin/leads/outbox', '/admin/today', '/admin/reviews']) {
    expect(insteadOf(path, 'sales')).toBeNull();
  }
  for (const path of ['/admin/no-access', '/admin-blogs', '/admin/packages/new', '/admin/settings/security']) {
    expect(insteadOf(path, 'editor')).toBeNull();
  }
});
