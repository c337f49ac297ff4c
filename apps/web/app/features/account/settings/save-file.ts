/** Offers a JSON text as a file download. */
export function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
