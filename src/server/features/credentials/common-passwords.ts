/** Number of the most common passwords that are rejected (design/promises.md). */
const REFUSED = 3000;

let known: Promise<ReadonlySet<string>> | null = null;

/** Loads the list at the first registration: most processes never need it. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
}

/** Returns true for one of the most common passwords, in any letter case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadCommon();
  return (await known).has(password.toLowerCase());
}
