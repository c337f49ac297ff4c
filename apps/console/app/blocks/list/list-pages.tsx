import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useNavigate } from 'react-router';
import type { ListAddress } from './use-list-address.ts';

/**
 * The number of rows and the link to the next page. The page is in the address, so Back returns to the previous one.
 */
export function ListPages(props: {
  page: { total: number; total_is_bound: boolean; next: string | null };
  address: ListAddress;
}) {
  const { page, address } = props;
  const t = useText();
  const navigate = useNavigate();
  const isLater = address.get('cursor') !== undefined;
  return (
    <footer className="list-pages">
      <Announced as="span" className="text-meta">
        {page.total_is_bound
          ? t('blocks.moreThan', { count: page.total })
          : t('blocks.total', { count: page.total })}
      </Announced>
      {isLater && (
        <Button variant="ghost" size="sm" onClick={() => address.set({})}>
          {t('blocks.firstPage')}
        </Button>
      )}
      {isLater && (
        <Button variant="quiet" size="sm" onClick={() => void navigate(-1)}>
          {t('blocks.previousPage')}
        </Button>
      )}
      {page.next !== null && (
        <Button variant="quiet" size="sm" onClick={() => address.set({ cursor: page.next ?? undefined })}>
          {t('blocks.nextPage')}
        </Button>
      )}
    </footer>
  );
}
