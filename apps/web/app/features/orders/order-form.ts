import { guestField } from '#platform/api/browser-client.ts';

/** A form of an order's owner: its fields, then the pictures under one name. */
export function orderForm(
  fields: Record<string, string | number>,
  pictures: { name: string; files: File[] },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...guestField() })) form.set(name, String(value));
  for (const file of pictures.files) form.append(`${pictures.name}[]`, file);
  return form;
}
