/** "+97150 ••• 1234", "l•••@errand.example": enough for the owner to recognize it. */
export function masked(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact[0]}•••${contact.slice(at)}`;
  if (contact.length < 9) return contact;
  return `${contact.slice(0, -7)} ••• ${contact.slice(-4)}`;
}
