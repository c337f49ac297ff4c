/** A multipart body: texts and numbers as is, files under their own name, lists with brackets. */
export function formDataOf(fields: Record<string, string | number | File | File[] | null>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    if (Array.isArray(value)) for (const file of value) form.append(`${name}[]`, file);
    else form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}
