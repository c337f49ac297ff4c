/** Hands a JSON text to the browser as a download under a name. */
export function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold of the content by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
