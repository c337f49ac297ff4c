import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CartLine } from '@errand/contract/cart';
import { quantityInOtherLines } from '@errand/domain/cart';
import { changeQuantity } from '@errand/domain/catalog';
import { Price } from '@errand/ui/price.tsx';
import { Stepper } from '@errand/ui/stepper.tsx';
import { Tile } from '@errand/ui/tile.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useOverlay } from '#platform/overlay.ts';
import { domainLines } from '../cart-lines.ts';
import { flatLine } from '../flat-line.ts';
import { useLineDetail } from '../line-detail.ts';
import { useProblemText } from '../problem-text.ts';
import { useCartChanges } from '../use-cart-changes.ts';
import { LineChanges, LineMarks } from './line-notes.tsx';
import './cart-line-row.css';

/** One line: what it is, how many, what it costs, and why it could not be ordered where that is so. */
export function CartLineRow({ line, lines, small }: { line: CartLine; lines: CartLine[]; small?: boolean }) {
  const t = useText();
  const money = useMoney();
  const detail = useLineDetail();
  const { setQuantity, remove } = useCartChanges();
  const flat = flatLine(line);
  const { name } = flat;
  const description = detail(line);
  const limit = useLimit(line, lines);
  const row = useRef<HTMLLIElement>(null);

  /** The keyboard goes on at the neighbouring line instead of falling out of the list. */
  function removeRow(): void {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    remove(line);
    neighbour?.querySelector<HTMLElement>('.stepper button')?.focus();
  }
  return (
    <li className="cart-line-row" ref={row}>
      <Tile
        src={flat.image_full_url}
        art={line.item.art}
        width={small ? 56 : 72}
        className={small ? 'size-56' : 'size-72'}
      />
      <div className="cart-line-row-main">
        <LineName line={line} />
        {description && <span className="text-caption text-clamp">{description}</span>}
        <LineMarks flat={flat} />
        <div className="layout-row layout-between cart-line-row-footer">
          <Stepper
            small
            value={flat.quantity}
            onChange={(quantity) => setQuantity(line, quantity)}
            onRemove={removeRow}
            limitReason={limit}
            labels={{
              group: t('cart.quantity', { name }),
              less: t('cart.less', { name }),
              more: t('cart.more', { name }),
              remove: t('cart.remove', { name }),
            }}
          />
          <Price
            now={money.exact(flat.totalPrice)}
            before={money.exact(line.total_before_discount)}
            beforeLabel={t('ui.before')}
          />
        </div>
        <LineChanges line={line} onRemove={removeRow} />
      </div>
    </li>
  );
}

/** The way back to what was picked, to change it: the item's dialog, or its page in e-commerce. */
function LineName({ line }: { line: CartLine }) {
  const { show } = useOverlay('item');
  const { slug, name, module_type: type, module_id: module } = line.item;
  const id = String(line.id);
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

/** Why it cannot be one more: stock, or the item's limit over all its lines. */
function useLimit(line: CartLine, lines: CartLine[]): string | null {
  const { digits } = useMoney().style;
  const problemText = useProblemText();
  const domain = domainLines(lines, digits);
  const current = domain.find((candidate) => candidate.id === String(line.id));
  if (!current) return null;
  const elsewhere = quantityInOtherLines(domain, current.item.id, [current.id]);
  const more = changeQuantity(current.item, current.selection, current.quantity, 1, elsewhere);
  return more.ok ? null : problemText(more);
}
