/**
 * The conversations with messages of the customer that no member has read, for `from`: the words of the last one, and when
 * the first and the last of them were written. `store_id` or `courier_id` is the partner; both are null for the operator.
 */
export const UNREAD_CONVERSATIONS = `(select c.id, c.customer_id,
    case when c.partner_type = 'vendor' then c.partner_id end as store_id,
    case when c.partner_type = 'delivery_man' then c.partner_id end as courier_id,
    (array_agg(m.text order by m.id desc))[1] as text, min(m.created_at) as first_at, max(m.created_at) as last_at
  from messages m join conversations c on c.id = m.conversation_id
  where m.sender = 'customer' and m.seen_at is null group by c.id)`;
