/** A phone number that can be called. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="text-link" href={`tel:${phone}`}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}

export function MailLink({ mail }: { mail: string }) {
  return (
    <a className="text-link" href={`mailto:${mail}`}>
      <bdi dir="ltr">{mail}</bdi>
    </a>
  );
}
