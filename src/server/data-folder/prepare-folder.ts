import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** Of `/tmp` and its like: everyone on the machine needs to get in. */
const STICKY = 0o1000;

const wordsOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'EROFS') return 'the file system is read-only';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return String(message ?? code);
};

/** What the site keeps in its data folder, and what a mounted disk has of itself. */
const OWN_NAMES =
  /^(?:safarnama\.sqlite.*|\.in-use|\.reserve(?:-in-use)?|backups|uploads|before-.+|\.restoring.*|lost\+found)$/;

/** Takes from everyone but the owner what they may do with it. A file of another owner stays as it is, for root as well. */
function tighten(path: string): void {
  const { mode, uid } = lstatSync(path);
  const isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
  if (!isFolder && (mode & constants.S_IFMT) !== constants.S_IFREG) return;
  if ((mode & 0o077) === 0 || uid !== process.getuid?.() || (isFolder && (mode & STICKY) !== 0)) return;
  try {
    chmodSync(path, isFolder ? OWNER_ONLY_FOLDER : OWNER_ONLY_FILE);
  } catch {
    // A read-only disk, or one that knows no owners.
  }
}

/**
 * Makes the data folder where there is none, and leaves it and what the site keeps in it to its owner alone: databases,
 * backups, locks. A folder that holds other things as well stays open: it may be a home or the root of the disk.
 * Fails in words when it cannot be written to.
 */
export function prepareDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    // Root may write wherever the disk can be written to.
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const user = process.getuid?.();
    throw new Error(
      `The data folder ${folder} cannot be written to: ${wordsOf(error)}. Make it writable for the user that runs the site` +
        `${user === undefined ? '' : ` (user id ${user})`}, or set DATA_DIR to a folder that is.`,
      { cause: error },
    );
  }
  const names = readdirSync(folder);
  const own = names.filter((name) => OWN_NAMES.test(name));
  if (own.length === names.length) tighten(folder);
  for (const name of own) {
    tighten(join(folder, name));
    if (name === 'backups') for (const backup of readdirSync(join(folder, name))) tighten(join(folder, name, backup));
  }
}
