/** How many of the commonest passwords are refused (design/promises.md). */
const REFUSED = 3000;

let known: Promise<ReadonlySet<string>> | null = null;

/** The list is loaded at the first registration: most processes answer for hours without one. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
}

/** True for one of the commonest passwords, in whatever case it is written. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadCommon();
  return (await known).has(password.toLowerCase());
}
