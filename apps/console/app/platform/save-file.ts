/** Saves a text as a file of the browser. */
export function saveFile(name: string, content: string): void {
  save(name, new Blob([content]));
}

/** Saves a file whose content is in base64. */
export function saveBase64(file: { file_name: string; media_type: string; content: string }): void {
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  save(file.file_name, new Blob([bytes], { type: file.media_type }));
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
