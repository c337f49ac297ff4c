import { useText } from '@errand/client/i18n.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Link } from 'react-router';

/** The order that a row of the books is about. */
export function OrderLink({ id }: { id: number }) {
  const t = useText();
  return <Link to={`/orders/${id}`}>{t('books.orderOf', { id: isolate(`#${id}`) })}</Link>;
}
