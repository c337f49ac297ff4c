import type { OrderLine } from '@errand/contract/orders';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderLineRow } from './orders.queries.ts';

/** A line with the agreed amounts, in the viewer's language. */
export function toOrderLineResponse(
  line: OrderLineRow,
  order: OrderRow,
  ctx: RequestContext,
  digits: number,
): OrderLine {
  const major = (minor: number) => toMajor(minor, digits);
  const picture = mediaUrl(ctx.publicUrl, line.picture);
  const name = translated(line.name, ctx.language);
  return {
    id: line.id,
    order_id: line.orderId,
    item_id: line.itemId,
    item_campaign_id: line.campaign ? line.itemId : null,
    quantity: line.quantity,
    substitute_for: line.substituteFor,
    price: major(line.unitMinor),
    discount_on_item: major(line.discountMinor),
    discount_type: 'amount',
    tax_amount: major(line.taxMinor),
    total_add_on_price: major(line.addOnsMinor),
    total_price: major(line.totalMinor),
    variation: variationOf(line),
    variant: translated(line.choiceText, ctx.language),
    add_ons: line.addOns.map((addOn) => ({
      id: addOn.id,
      name: translated(addOn.name, ctx.language),
      price: major(addOn.priceMinor),
      quantity: addOn.quantity,
    })),
    item_details: {
      id: line.itemId,
      slug: line.slug,
      name,
      image_full_url: picture,
      art: line.tint === null ? null : { tint: line.tint },
    },
    image_full_url: picture,
    is_guest: order.owner.startsWith('guest:'),
    created_at: order.created_at.toISOString(),
  };
}

/** The choice in the format in which carts accept it, with the stored labels. */
function variationOf({ choice }: OrderLineRow): OrderLine['variation'] {
  if (choice.kind === 'food') {
    return choice.groups.map(({ name, labels }) => ({ name, values: { label: labels } }));
  }
  return choice.kind === 'variation' ? [{ type: choice.type }] : [];
}
