import type { OrderBody } from './order-body.ts';

/** An order with files, as forms send it: nested values as JSON text, nothing for what was left out. */
export function formOf(body: OrderBody, files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const file of files) form.append('order_attachment[]', file, file.name || 'file');
  return form;
}
