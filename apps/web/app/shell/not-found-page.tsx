import { data } from 'react-router';

/** The page for unknown addresses: status 404 and a link home. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
