/** Gives a file to the browser to save. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By the next task, the browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
