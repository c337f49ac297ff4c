import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { quantityInOtherLines } from '@errand/domain/cart';
import { changeQuantity } from '@errand/domain/catalog';
import { Stepper } from '@errand/ui/forms/stepper.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Price } from '@errand/ui/price.tsx';
import { CircleAlert, CloudOff, Tag } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { useLimitDetail } from '../../sync/limit-detail.ts';
import { useProblemText } from '../../sync/problem-text.ts';
import { useCartChanges } from '../../sync/use-cart-changes.ts';
import { useOfflineQueue } from '../../sync/use-offline-queue.ts';
import { useLineDetail } from './line-detail.ts';
import './cart-line-row.css';

/** A line: item, quantity, price, and anything that prevents ordering it. */
export function CartLineRow(props: { line: PricedCartLine; lines: PricedCartLine[]; small?: boolean }) {
  const { line, lines, small } = props;
  const t = useText();
  const money = useMoney();
  const detail = useLineDetail();
  const { setQuantity, remove } = useCartChanges();
  const { details, quantity, price } = line;
  const { name } = details;
  const description = detail(line);
  const limit = useLimit(line, lines);
  const row = useRef<HTMLLIElement>(null);

  /** Moves the focus to the neighboring line, so that keyboard focus stays in the list. */
  function removeRow(): void {
    const neighbor = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    remove(line);
    neighbor?.querySelector<HTMLElement>('.stepper button')?.focus();
  }
  return (
    <li className="cart-line-row" ref={row}>
      <Tile
        name={details.name}
        src={details.image_full_url}
        art={details.art}
        width={small ? 56 : 72}
        className={small ? 'size-56' : 'size-72'}
      />
      <div className="cart-line-row-main">
        <LineName line={line} />
        {description && <span className="text-caption text-clamp">{description}</span>}
        <LineMarks item={details} />
        <div className="layout-row layout-between cart-line-row-footer">
          <Stepper
            small
            value={quantity}
            onChange={(next) => setQuantity(line, next)}
            onRemove={removeRow}
            {...limit}
            labels={{
              group: t('cart.quantity', { name }),
              less: t('cart.less', { name }),
              more: t('cart.more', { name }),
              remove: t('cart.remove', { name }),
            }}
          />
          <Price
            now={money.exactMinor(price.totalMinor)}
            before={money.exactMinor(price.totalBeforeDiscountMinor)}
          />
        </div>
        <LineChanges line={line} onRemove={removeRow} />
      </div>
    </li>
  );
}

/** Opens the line for a change: in the item's dialog, or on its page in e-commerce. */
function LineName({ line }: { line: PricedCartLine }) {
  const { show } = useOverlay('item');
  const { slug, name, module_type: type, module_id: module } = line.details;
  const { id } = line;
  if (type === 'ecommerce') {
    return (
      <Link
        className="text-label text-clip cart-line-row-name"
        to={`/product/${slug}?module_id=${module}&line=${id}`}
      >
        {name}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="text-label text-clip cart-line-row-name"
      onClick={() => show(slug, { line: id })}
    >
      {name}
    </button>
  );
}

/**
 * Why the quantity cannot be raised: stock, or the item's limit over all its lines. A line above the limit has its problem
 * below instead.
 */
function useLimit(line: PricedCartLine, lines: PricedCartLine[]) {
  const problemText = useProblemText();
  const limitDetail = useLimitDetail();
  const elsewhere = quantityInOtherLines(lines, line.item.id, [line.id]);
  const increase = changeQuantity(line.item, line.selection, line.quantity, 1, elsewhere);
  if (increase.ok) return { limitReason: null };
  if (line.problem) return { limitReason: '' };
  return { limitReason: problemText(increase), limitDetail: limitDetail(increase, elsewhere) };
}

/** Marks of the item itself: generic names, prescription [CART-20], campaign [CART-19]. */
export function LineMarks({ item }: { item: Item }) {
  const t = useText();
  return (
    <>
      {item.generic_name.length > 0 && (
        <span className="text-caption text-clip">{item.generic_name.join(t('cart.separator'))}</span>
      )}
      {isOn(item.is_prescription_required) && (
        <LineNote
          icon={
            <span className="tag" aria-hidden="true">
              {t('cart.prescriptionMark')}
            </span>
          }
        >
          {t('cart.prescription')}
        </LineNote>
      )}
      {item.available_date_starts !== null && (
        <LineNote icon={<Tag className="icon" size={16} />}>{t('cart.campaign')}</LineNote>
      )}
    </>
  );
}

/** The texts of a line above its limit, by the code of its problem. */
const SHORT: Record<string, 'cart.onlyLeft' | 'cart.atMost'> = {
  out_of_stock: 'cart.onlyLeft',
  out_of_limits: 'cart.atMost',
};

/** Changes since the line was added, each with a button that resolves it. */
function LineChanges({ line, onRemove }: { line: PricedCartLine; onRemove: () => void }) {
  const t = useText();
  const money = useMoney();
  const { acceptPrice, setQuantity } = useCartChanges();
  const { isUnsent } = useOfflineQueue();
  const { priceChange, problem } = line;
  const { name } = line.details;
  const maximum = problem?.maximum ?? 0;
  const isShort = maximum > 0 && maximum < line.quantity;
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
          <span>
            {isShort ? t(SHORT[problem.code] ?? 'cart.onlyLeft', { count: maximum }) : problem.message}
          </span>
          {isShort ? (
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
