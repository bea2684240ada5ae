/** Returns true for a unique violation: PostgreSQL's 23505, SQLite's CONSTRAINT_UNIQUE. */
export const isUniqueViolation = (error: unknown): boolean => {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067;
};
