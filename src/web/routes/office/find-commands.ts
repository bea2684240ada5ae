import { addressOf } from '../../../contracts/client.ts';
import type { Right } from '../../../core/admins/rights.ts';
import { hasRight } from '../../../core/admins/roles.ts';
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
  const actions: readonly (readonly [right: Right, title: string, act: Command['act']])[] = [
    ['packages', find.newPackage, '/admin/packages/new'],
    ['posts', find.newPost, '/admin/blogs/new'],
    ['export', find.exportBookings, download(addressOf('/api/admin/bookings/export', {}, {}))],
    ['export', find.exportLeads, download(addressOf('/api/promotional-leads/export', {}, {}))],
    ['export', find.importBookings, '/admin/bookings/import'],
    ['export', find.importLeads, '/admin/leads/import'],
    ['sales', find.outbox, '/admin/leads/outbox'],
    ['office', schemeNow() === 'dark' ? find.switchToLight : find.switchToDark, () => void switchScheme()],
    ['office', find.signOut, onLogout],
  ];
  const open = actions.filter(([right]) => hasRight(role, right));
  return [
    ...sections.map(({ title, act }) => ({ key: `section ${act}`, title, act, group: 'sections' as const })),
    ...open.map(([, title, act]) => ({ key: `action ${title}`, title, act, group: 'actions' as const })),
  ];
}
