/** Returns a tool's name with its keys: "Bold (Ctrl+B)". */
export const withKeys = (name: string, keys: string): string => `${name} (${keys.replace('Control', 'Ctrl')})`;
