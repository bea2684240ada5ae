import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** The sticky bit of `/tmp` and the like, which all users of the machine must be able to enter. */
const STICKY = 0o1000;

const wordsOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'EROFS') return 'the file system is read-only';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return String(message ?? code);
};

/** Names that the site keeps in its data folder, and that a mounted disk has of its own. */
const OWN_NAMES =
  /^(?:safarnama\.sqlite.*|\.in-use|\.reserve(?:-in-use)?|backups|uploads|before-.+|\.restoring.*|lost\+found)$/;

/** Removes all permissions of other users than the owner. A file of another owner stays unchanged, for root as well. */
function tighten(path: string): void {
  const status = lstatSync(path, { throwIfNoEntry: false });
  // Deleted since it was listed: SQLite removes its journal in another process.
  if (!status) return;
  const { mode, uid } = status;
  const isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
  if (!isFolder && (mode & constants.S_IFMT) !== constants.S_IFREG) return;
  if ((mode & 0o077) === 0 || uid !== process.getuid?.() || (isFolder && (mode & STICKY) !== 0)) return;
  try {
    chmodSync(path, isFolder ? OWNER_ONLY_FOLDER : OWNER_ONLY_FILE);
  } catch {
    // Fails on a read-only disk, on one without owners, and for a file that was just deleted.
  }
}

/**
 * Creates the data folder if it is missing, and restricts it and the site's files in it (databases, backups, locks) to
 * their owner. A folder that also holds other files stays open: it may be a home folder or the root of a disk. Throws a
 * readable error when the folder is not writable.
 */
export function prepareDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    // For root this checks only that the disk is writable.
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
