/** SQL condition: nothing is sent to an email address any more. */
export function isMailUnreachableSql(email: string): string {
  return `exists (select 1 from unreachable_contacts view_unreachable
    where view_unreachable.channel = 'mail' and view_unreachable.contact = ${email})`;
}
