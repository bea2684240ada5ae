/** A rendered document, or a redirect. Its shape is that of `RenderScreen` in the server. */
export interface RenderedScreen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
