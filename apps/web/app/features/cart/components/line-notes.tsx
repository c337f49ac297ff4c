import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CartLine } from '@errand/contract/cart';
import { isolate } from '@errand/ui/isolate.ts';
import { CircleAlert, CloudOff, FileText, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FlatLine } from '../flat-line.ts';
import { useCartChanges } from '../use-cart-changes.ts';
import { useOfflineQueue } from '../use-offline-queue.ts';
import './line-notes.css';

/** What is to be known of the item itself: a prescription is needed, it is part of a campaign. */
export function LineMarks({ flat }: { flat: FlatLine }) {
  const t = useText();
  return (
    <>
      {flat.generic_name.length > 0 && (
        <span className="text-caption text-clip">{flat.generic_name.join(t('cart.separator'))}</span>
      )}
      {flat.is_prescription_required === 1 && (
        <Note icon={<FileText className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {t('cart.prescription')}
        </Note>
      )}
      {flat.available_date_starts !== null && (
        <Note icon={<Tag className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {t('cart.campaign')}
        </Note>
      )}
    </>
  );
}

/** What has happened to the line since it was put in the cart, and the one tap that settles it. */
export function LineChanges({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const t = useText();
  const money = useMoney();
  const { agree, setQuantity } = useCartChanges();
  const { isUnsent } = useOfflineQueue();
  const { price_change: change, problem_message: problem, problem_maximum: most } = line;
  const { name } = line.item;
  const price = (amount: number) => isolate(money.exact(amount));
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
          <CircleAlert className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{problem}</span>
          {most !== null && most > 0 && most < line.quantity ? (
            <button type="button" className="text-link underlined" onClick={() => setQuantity(line, most)}>
              {t('cart.keep', { count: most })}
            </button>
          ) : (
            remove
          )}
        </div>
      )}
      {change && !problem && (
        <div className="line-notes">
          <Tag className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('cart.priceChanged', { was: price(change.was), now: price(change.now) })}</span>
          <span className="line-notes-actions">
            <button
              type="button"
              className="text-link underlined"
              aria-label={t('cart.acceptPrice', { name, price: price(change.now) })}
              onClick={() => agree(line)}
            >
              {t('cart.accept')}
            </button>
            {remove}
          </span>
        </div>
      )}
      {isUnsent(line) && (
        <Note icon={<CloudOff className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {t('cart.unsent')}
        </Note>
      )}
    </>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="text-caption line-notes-note">
      {icon}
      {children}
    </span>
  );
}
