import { addressOf } from '../../../contracts/client.ts';
import { mayActAs } from '../../../core/admins/roles.ts';
import { find } from '../../../words/en/office/find.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { wordsOf } from '../../office/api/admin-api.ts';
import { downloadCsv } from '../../office/api/download-csv.ts';
import type { Command } from '../../office/find/commands.ts';
import { sectionsFor } from '../../office/frame/sections.ts';
import { tellFailure } from '../../office/ui/toasts.tsx';
import { schemeNow, switchScheme } from '../../ui/colour-scheme.ts';

const download = (address: string) => () =>
  void downloadCsv(address).catch((error) => tellFailure(wordsOf(error, find.exportFailed)));

/** Returns the sections and actions that the search offers to a role. */
export function findCommands(role: string, onLogout: () => void): Command[] {
  const sections = sectionsFor(role).map(({ name, path }) => ({ title: frame.sections[name], act: path }));
  const forAdmins: readonly (readonly [title: string, act: Command['act']])[] = [
    [find.exportBookings, download(addressOf('/api/admin/bookings/export', {}, {}))],
    [find.exportLeads, download(addressOf('/api/promotional-leads/export', {}, {}))],
    [find.importBookings, '/admin/bookings/import'],
    [find.importLeads, '/admin/leads/import'],
    [find.outbox, '/admin/leads/outbox'],
  ];
  const actions: readonly (readonly [title: string, act: Command['act']])[] = [
    [find.newPackage, '/admin/packages/new'],
    [find.newPost, '/admin/blogs/new'],
    ...(mayActAs(role, 'admin') ? forAdmins : []),
    [schemeNow() === 'dark' ? find.switchToLight : find.switchToDark, () => void switchScheme()],
    [find.signOut, onLogout],
  ];
  return [
    ...sections.map(({ title, act }) => ({ key: `section ${act}`, title, act, group: 'sections' as const })),
    ...actions.map(([title, act]) => ({ key: `action ${title}`, title, act, group: 'actions' as const })),
  ];
}
