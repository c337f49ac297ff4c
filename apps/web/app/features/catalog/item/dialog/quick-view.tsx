import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { cacheItem } from '../item-query.ts';
import './quick-view.css';

/** Opens the dialog of an item that has its own page, over the current list. */
export function QuickView({ item }: { item: Item }) {
  const t = useText();
  const { show } = useOverlay('item');
  const queries = useQueryClient();
  const [shownAt] = useState(Date.now);
  if (item.module_type !== 'ecommerce') return null;
  return (
    <IconButton
      look="float"
      small
      className="quick-view"
      label={t('catalog.quickView', { name: item.name })}
      onClick={() => {
        cacheItem(queries, item, shownAt);
        show(item.slug);
      }}
    >
      <Eye size={18} />
    </IconButton>
  );
}
