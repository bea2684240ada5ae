/** Whether a path is of the back office, which has a router of its own and is never cached. */
export const isOfficePath = (path: string): boolean => /^\/admin(?:-blogs)?(?:[/.]|$)/.test(path);
