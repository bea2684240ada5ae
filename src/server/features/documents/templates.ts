import { readFileSync } from 'node:fs';
import type { Template } from '../../gateways/typesetting/port.ts';
import { carriedFile } from '../../site-files.ts';

const FOLDER = 'src/server/features/documents';

/** Returns the templates of documents, read once at start. */
export function readTemplates() {
  const theme = readFileSync(carriedFile(`${FOLDER}/theme.typ`), 'utf8');
  const templateOf = (name: 'plan' | 'driver-sheet'): Template => {
    const main = `/${name}.typ`;
    return {
      main,
      sources: { '/theme.typ': theme, [main]: readFileSync(carriedFile(`${FOLDER}/${name}.typ`), 'utf8') },
    };
  };
  return { plan: templateOf('plan'), driverSheet: templateOf('driver-sheet') };
}
