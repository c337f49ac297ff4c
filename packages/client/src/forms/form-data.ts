/**
 * Builds a form with files. Absent values (null, undefined) are omitted, lists of files get a name with brackets, every
 * other value that is no text is sent as JSON.
 */
export function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (isFiles(value)) for (const file of value) form.append(`${name}[]`, file, file.name || 'file');
    else if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** The trimmed text of a form's field; empty when it is missing. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function isFiles(value: unknown): value is File[] {
  return Array.isArray(value) && value.every((entry) => entry instanceof File);
}
