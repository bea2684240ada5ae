/** Returns what a screen renders: an HTML document. */
export const htmlPage = (body: string, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
