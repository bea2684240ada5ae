/** Returns a path without the secret of a poll's link, for logs and figures. */
export const withoutPollToken = (path: string): string => path.replace(/(\/together\/)[^/?#]+/gi, '$1…');
