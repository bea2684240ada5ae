interface SharedPicture {
  readonly picture: string;
  readonly title: string;
  /** The page's absolute address. */
  readonly url: string;
}

/** Opens the device's share sheet with a picture and the address of its page; returns false when that did not work. */
export async function sharePicture({ picture, title, url }: SharedPicture): Promise<boolean> {
  try {
    const answer = await fetch(picture);
    if (!answer.ok) return false;
    const file = new File([await answer.blob()], `${url.split('/').at(-1)}.png`, { type: 'image/png' });
    const shared = { files: [file], title, text: `${title} ${url}` };
    await navigator.share(navigator.canShare({ files: [file] }) ? shared : { title, url });
    return true;
  } catch (error) {
    // The visitor closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
