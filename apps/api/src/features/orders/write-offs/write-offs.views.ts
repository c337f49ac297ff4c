/** SQL of what staff have written off of what was due for an order, in minor units; 0 for nothing. */
export function writtenOffOfOrderSql(orderId: string): string {
  return `coalesce((select view_write_off.amount_minor from order_write_offs view_write_off
    where view_write_off.order_id = ${orderId} and view_write_off.taken_back_at is null), 0)::float8`;
}
