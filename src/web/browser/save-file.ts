const FILE_NAME = /filename="([^"]+)"/;

/** Saves the file of an answer under the server's name for it. */
export async function saveAnswer(response: Response, otherwise: string): Promise<void> {
  const [, name = otherwise] = FILE_NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
}

/** Gives a file to the browser to save. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By the next task, the browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
