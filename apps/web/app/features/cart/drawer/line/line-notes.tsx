import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { isolate } from '@errand/ui/isolate.ts';
import { CircleAlert, CloudOff, FileText, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCartChanges } from '../../sync/use-cart-changes.ts';
import { useOfflineQueue } from '../../sync/use-offline-queue.ts';
import './line-notes.css';

/** Marks of the item itself: generic names, prescription [CART-20], campaign [CART-19]. */
export function LineMarks({ item }: { item: Item }) {
  const t = useText();
  return (
    <>
      {item.generic_name.length > 0 && (
        <span className="text-caption text-clip">{item.generic_name.join(t('cart.separator'))}</span>
      )}
      {isOn(item.is_prescription_required) && (
        <LineNote icon={<FileText className="icon" size={16} />}>{t('cart.prescription')}</LineNote>
      )}
      {item.available_date_starts !== null && (
        <LineNote icon={<Tag className="icon" size={16} />}>{t('cart.campaign')}</LineNote>
      )}
    </>
  );
}

/** Changes since the line was added, each with a button that resolves it. */
export function LineChanges({ line, onRemove }: { line: PricedCartLine; onRemove: () => void }) {
  const t = useText();
  const money = useMoney();
  const { acceptPrice, setQuantity } = useCartChanges();
  const { isUnsent } = useOfflineQueue();
  const { priceChange, problem } = line;
  const { name } = line.details;
  const maximum = problem?.maximum ?? 0;
  const price = (minor: number) => isolate(money.exactMinor(minor));
  const remove = (
    <button
      type="button"
      className="text-link underlined"
      aria-label={t('cart.remove', { name })}
      onClick={onRemove}
    >
      {t('cart.removeShort')}
    </button>
  );
  return (
    <>
      {problem && (
        <div className="line-notes bad">
          <CircleAlert className="icon" size={16} />
          <span>{problem.message}</span>
          {maximum > 0 && maximum < line.quantity ? (
            <button type="button" className="text-link underlined" onClick={() => setQuantity(line, maximum)}>
              {t('cart.keep', { count: maximum })}
            </button>
          ) : (
            remove
          )}
        </div>
      )}
      {priceChange && !problem && (
        <div className="line-notes">
          <Tag className="icon" size={16} />
          <span>
            {t('cart.priceChanged', { was: price(priceChange.wasMinor), now: price(priceChange.nowMinor) })}
          </span>
          <span className="line-notes-actions">
            <button
              type="button"
              className="text-link underlined"
              aria-label={t('cart.acceptPrice', { name, price: price(priceChange.nowMinor) })}
              onClick={() => acceptPrice(line)}
            >
              {t('cart.accept')}
            </button>
            {remove}
          </span>
        </div>
      )}
      {isUnsent(line) && (
        <LineNote icon={<CloudOff className="icon" size={16} />}>{t('cart.unsent')}</LineNote>
      )}
    </>
  );
}

function LineNote({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="text-caption line-notes-note">
      {icon}
      {children}
    </span>
  );
}
