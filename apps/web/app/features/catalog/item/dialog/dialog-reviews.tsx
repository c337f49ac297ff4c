import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { Button } from '@errand/ui/forms/button.tsx';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Reviews } from '#features/reviews/index.ts';
import './dialog-reviews.css';

/** Reviews of the item, loaded when expanded, so that opening the dialog makes no request. */
export function DialogReviews({ item }: { item: Item }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (item.rating_count === 0) return null;
  if (open) return <Reviews subject={{ kind: 'item', id: item.id }} module={item.module_type} level={3} />;
  return (
    <Button variant="quiet" size="sm" className="dialog-reviews" onClick={() => setOpen(true)}>
      <MessageSquareText className="icon" size={18} />
      {t('catalog.readReviews')}
    </Button>
  );
}
