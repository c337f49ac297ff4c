-- What each account of the books should have of each order, computed a second time from the raw tables, with nothing of
-- packages/domain/src/books and nothing of the ledger. $1: ids of orders; null for all that have terms.
-- A row is (order_id, account, amount): the account by its text in the ledger, in minor units, without sums of 0.
with chosen as (
  select o.*, o.terms as t,
    coalesce((o.terms ->> 'deliveredBy') = 'store', false) as by_store,
    case when o.terms ->> 'deliveredBy' = 'operator' and o.type in ('delivery', 'parcel') then o.courier_id end as carrier,
    o.canceled_by is not null or o.status in ('canceled', 'returned') as is_canceled,
    exists (select from order_history h where h.order_id = o.id and h.status = 'delivered') as was_delivered,
    coalesce(o.tax_minor = (select coalesce(sum((e ->> 'amountMinor')::int8), 0) from jsonb_array_elements(o.taxes) e), false)
      as are_taxes_stored,
    p.cancellation_type = 'after_pickup' as is_coming_back, p.return_fee_due_minor as return_fee,
    r.order_id as trip, coalesce(r.deposit_held_minor, 0) as deposit, coalesce(r.refunded_minor, 0) as trip_refunded,
    r.extra_due_minor as trip_due,
    o.cancellation_fee_minor + coalesce(r.cancellation_fee_minor, 0) as cancellation_fee
  from orders o left join parcels p on p.order_id = o.id left join trips r on r.order_id = o.id
  where o.terms is not null and ($1::int8[] is null or o.id = any($1::int8[]))
),
-- The taxes of an order by part and rate, numbered; where they are not stored, one on the delivery of a parcel, else on the goods.
taxes as (
  select c.id, x.of, 'house:tax:' || x.rate as account, x.amount, c.tax_included as included, x.nth
  from chosen c, lateral (
    select e ->> 'of' as of, e ->> 'ratePercent' as rate, (e ->> 'amountMinor')::int8 as amount, nth
    from jsonb_array_elements(c.taxes) with ordinality t (e, nth) where c.are_taxes_stored
    union all select case c.type when 'parcel' then 'delivery' else 'goods' end, c.tax_rate::text, c.tax_minor, 1
    where not c.are_taxes_stored) x
  where x.amount <> 0
),
taxed as (
  select c.id,
    coalesce(sum(x.amount) filter (where x.of = 'goods'), 0)::int8 as goods,
    coalesce(sum(x.amount) filter (where x.of = 'goods' and not x.included), 0)::int8 as goods_added,
    coalesce(sum(x.amount) filter (where x.of = 'delivery' and not x.included), 0)::int8 as delivery_added,
    coalesce(sum(x.amount) filter (where x.of = 'packaging' and not x.included), 0)::int8 as packaging_added,
    coalesce(sum(x.amount) filter (where x.of in ('packaging', 'service_fee') and not x.included), 0)::int8 as fees_added
  from chosen c left join taxes x on x.id = c.id group by c.id
),
-- Who bears what was waived, and what the groups of the customer's bill are.
priced as (
  select c.*, x.goods as goods_tax, x.goods_added, x.delivery_added, x.packaging_added,
    c.store_id is not null and c.t ->> 'goodsTaxBy' = 'store' as is_goods_tax_of_store,
    'store:store:' || c.store_id as store, 'courier:courier:' || c.carrier as courier,
    case when c.carrier is not null then 'courier:courier:' || c.carrier
      when c.store_id is not null then 'store:store:' || c.store_id else 'house:tips' end as tip_taker,
    pg_temp.percent(c.store_discount_minor, (c.t #>> '{storeBears,offer}')::numeric)
      + pg_temp.percent(c.discount_minor - c.store_discount_minor, (c.t #>> '{storeBears,discount}')::numeric) as store_discount,
    pg_temp.percent(c.coupon_discount_minor, (c.t #>> '{storeBears,coupon}')::numeric) as store_coupon,
    c.original_delivery_minor - c.delivery_minor as waived,
    pg_temp.percent(c.original_delivery_minor - c.delivery_minor, (c.t #>> '{storeBears,freeDelivery}')::numeric) as store_waived,
    c.items_minor - c.discount_minor - case c.type when 'parcel' then 0 else c.coupon_discount_minor end + x.goods_added as goods,
    c.delivery_minor + c.surcharge_minor - case c.type when 'parcel' then c.coupon_discount_minor else 0 end
      + x.delivery_added as delivery,
    c.packaging_minor + c.additional_minor + x.fees_added as fees
  from chosen c join taxed x using (id)
),
-- A total that was rounded down for a provider lowers the fees, then goods, delivery and tip.
rounded as (
  select p.*,
    pg_temp.cuts(total_minor - goods - delivery - tip_minor - fees, array[fees, goods, delivery, tip_minor]) as cut
  from priced p
),
billed as (
  select r.*, goods + cut[2] as goods_paid, delivery + cut[3] as delivery_paid, tip_minor + cut[4] as tip_paid,
    fees + cut[1] as fees_paid,
    case t #>> '{commission,basis}' when 'listed' then items_minor when 'discounted' then items_minor - discount_minor
      else items_minor - store_discount - store_coupon end as basis,
    items_minor - discount_minor - coupon_discount_minor as net_items
  from rounded r
),
commissions as (
  select b.*, pg_temp.percent(greatest(0, basis + case
      when t #>> '{commission,tax}' = 'as_priced' or net_items <= 0 then 0
      when t #>> '{commission,tax}' = 'without' then round((goods_added - goods_tax)::numeric * basis / net_items)
      else round(goods_added::numeric * basis / net_items) end)::int8, (t #>> '{commission,percent}')::numeric) as commission
  from billed b
),
-- What is sold: credits of sellers, and debits of those who bear a discount. Together a group's are what the customer pays.
sales as (
  select id, 'goods' as grp, nth, account, amount from commissions c, lateral (values
    (1, store, items_minor),
    (2, store, -store_discount),
    (3, 'house:discounts', store_discount - discount_minor),
    (4, store, -store_coupon),
    (5, 'house:coupons', store_coupon - coupon_discount_minor),
    (6, store, case t ->> 'goodsTaxBy' when 'store' then goods_added else 0 end)) v (nth, account, amount)
  where store_id is not null
  union all select c.id, 'goods', 10 + x.nth, x.account, x.amount from commissions c join taxes x using (id)
  where x.of = 'goods' and not x.included and c.t ->> 'goodsTaxBy' <> 'store' and c.store_id is not null
  union all select id, 'goods', 99, 'house:rounding', cut[2] from commissions
  union all select id, 'delivery', nth, account, amount from commissions, lateral (values
    (1, case when by_store then store else 'house:delivery' end, delivery_minor + surcharge_minor),
    (2, 'house:coupons', case type when 'parcel' then -coupon_discount_minor else 0 end)) v (nth, account, amount)
  union all select c.id, 'delivery', 10 + x.nth, case when c.by_store then c.store else x.account end, x.amount
  from commissions c join taxes x using (id) where x.of = 'delivery' and not x.included
  union all select id, 'delivery', 99, 'house:rounding', cut[3] from commissions
  union all select id, 'tip', nth, account, amount from commissions,
    lateral (values (1, tip_taker, tip_minor), (2, 'house:rounding', cut[4])) v (nth, account, amount)
  union all select id, 'fees', nth, account, amount from commissions, lateral (values
    (1, coalesce(store, 'house:service_fees'), packaging_minor),
    (2, 'house:service_fees', additional_minor),
    (3, store, case when is_goods_tax_of_store then packaging_added else 0 end),
    (99, 'house:rounding', cut[1])) v (nth, account, amount)
  where account is not null
  union all select c.id, 'fees', 10 + x.nth, x.account, x.amount
  from commissions c join taxes x using (id) where x.of = 'packaging' and not x.included and not c.is_goods_tax_of_store
  union all select c.id, 'fees', 40 + x.nth, x.account, x.amount
  from commissions c join taxes x using (id) where x.of = 'service_fee' and not x.included
),
-- What parties then give each other.
shares as (
  select id, grp, payer, payee, amount from commissions, lateral (values
    ('goods', store, 'house:commission', commission),
    ('goods', store, 'house:tax:' || (t #>> '{commission,taxPercent}'),
      pg_temp.percent(commission, (t #>> '{commission,taxPercent}')::numeric)),
    ('delivery', case when by_store then 'house:free_delivery' else coalesce(store, 'house:free_delivery') end,
      case when by_store then store else 'house:delivery' end,
      case when by_store then waived - store_waived else case when store is null then 0 else store_waived end end),
    ('delivery', 'house:free_delivery', 'house:delivery',
      case when by_store then 0 when store is null then waived else waived - store_waived end),
    ('delivery', 'house:courier_pay', courier, case when carrier is null or by_store then 0 else
      pg_temp.percent(original_delivery_minor + surcharge_minor, (t #>> '{courier,deliveryPercent}')::numeric) end)
    ) v (grp, payer, payee, amount)
  where amount <> 0
  union all select c.id, case when x.of in ('packaging', 'service_fee') then 'fees' else x.of end,
    case x.of when 'goods' then c.store when 'delivery' then 'house:delivery'
      when 'packaging' then coalesce(c.store, 'house:service_fees') else 'house:service_fees' end,
    x.account, x.amount
  from commissions c join taxes x using (id)
  where x.included and case x.of when 'goods' then c.store_id is not null and not c.is_goods_tax_of_store
    when 'delivery' then not c.by_store when 'packaging' then not c.is_goods_tax_of_store else true end
),
-- What refunds have returned of each group, one after the other.
refunded as (
  select c.*, s.step, s.spared, s.before, s.back
  from commissions c, lateral pg_temp.refund_steps(array[goods_paid, delivery_paid, tip_paid, fees_paid], (
      select jsonb_agg(jsonb_build_object('amount', r.amount_minor, 'spared', r.spared, 'wanted', jsonb_build_array(
          (select coalesce(sum((l ->> 'amountMinor')::int8), 0) from jsonb_array_elements(
            case jsonb_typeof(r.lines) when 'array' then r.lines else '[]' end) l),
          case when r.parts ? 'delivery' then c.delivery_minor + c.surcharge_minor + c.delivery_added else 0 end,
          case when r.parts ? 'tip' then c.tip_minor else 0 end, 0)) order by r.id)
      from order_refunds r where r.order_id = c.id and r.status = 'approved' and not r.owed)) s
),
returned as (
  select r.id, r.step, r.spared, g.grp, g.paid, g.before, g.back
  from refunded r, lateral (values ('goods', goods_paid, before[1], back[1]), ('delivery', delivery_paid, before[2], back[2]),
    ('tip', tip_paid, before[3], back[3]), ('fees', fees_paid, before[4], back[4])) g (grp, paid, before, back)
),
groups as (select id, was_delivered or return_fee is not null as is_earned from commissions),
sold_back as (
  select s.id, g.spared, array_agg(s.account order by s.nth) as accounts,
    pg_temp.taken_back(array_agg(s.amount order by s.nth), g.before, g.paid) as former,
    pg_temp.taken_back(array_agg(s.amount order by s.nth), g.back, g.paid) as amounts
  from sales s join returned g using (id, grp) where g.back > g.before
  group by s.id, s.grp, g.step, g.spared, g.before, g.back, g.paid
),
-- How the customer has paid, by what the order says now.
paid as (
  select c.*, total_minor - unpaid as paid_now, least(total_minor - unpaid, wallet_minor) as by_wallet,
    total_minor - unpaid - least(total_minor - unpaid, wallet_minor) as by_other,
    coalesce((select sum(e.provider_minor) from order_edits e where e.order_id = c.id), 0)::int8 as edits_provider,
    coalesce((select sum(e.wallet_minor) from order_edits e where e.order_id = c.id), 0)::int8 as edits_wallet,
    coalesce((select sum(e.by_hand_minor) from order_edits e where e.order_id = c.id), 0)::int8 as edits_hand
  from chosen c, lateral (select case payment_status when 'paid' then 0 when 'unpaid' then total_minor
    else coalesce(trip_due, total_minor - wallet_minor) end as unpaid) u
),
-- A trip returns what it was shortened by to the wallet, or to a guest by hand; its cancellation returns the rest.
ways as (
  select p.*, case when trip is null then 0
      else greatest(0, trip_refunded - case when is_canceled then paid_now - cancellation_fee else 0 end) end as shortened,
    payment_method = 'digital_payment' as is_digital, payment_method = 'offline_payment' as is_transfer,
    payment_method = 'wallet' and (type <> 'trip' or wallet_minor = total_minor) as is_wallet
  from paid p
),
changes as (
  select w.*, edits_provider as back_provider,
    edits_wallet + case when owner like 'customer:%' then shortened else 0 end as back_wallet,
    edits_hand + case when owner like 'customer:%' then 0 else shortened end as back_hand,
    case when is_digital and payment_status = 'paid' then coalesce(trip_due, 0) else 0 end as extra,
    coalesce(is_coming_back, false) as is_return,
    coalesce((select sum(p.taken_minor) from payments p where p.order_id = w.id), 0)::int8 as captured
  from ways w
),
charged as (
  select c.*, not is_digital and not is_transfer and not is_wallet as is_cash,
    back_provider + back_hand + by_other - extra
      + case when is_wallet or wallet_minor > 0 or not (is_digital or is_transfer) then 0 else back_wallet end as outside,
    -- Where a provider was paid for a trip, all that was ever paid besides came from the wallet.
    case when is_digital and trip is not null and captured > 0
      then paid_now + back_wallet + back_hand + back_provider - extra - captured
      else by_wallet + case when is_wallet or wallet_minor > 0 or not (is_digital or is_transfer) then back_wallet else 0 end
      end as from_wallet
  from changes c
),
-- Who has the cash of an order: its courier, else its store, else the operator.
places as (
  select c.*, case when store_id is null then 'house:till' else 'store:store:' || store_id end as counter,
    case when type in ('trip', 'take_away') or carrier is null
      then case when store_id is null then 'house:till' else 'store:store:' || store_id end
      else 'courier:' || carrier end as door
  from charged c
),
returns as (
  select id,
    case when not is_canceled then coalesce((select sum(r.wallet_minor) from order_refunds r
        where r.order_id = p.id and r.status = 'approved' and not r.owed), 0)
      when is_return then 0
      -- The fee is kept of what the wallet did not pay, without a transfer that arrived too late for that.
      else by_wallet + by_other - cancellation_fee - greatest(0, by_other - cancellation_fee,
          coalesce((select sum(r.amount_minor) from order_refunds r where r.order_id = p.id and r.owed), 0))
        + case when is_digital then 0 else coalesce((select sum(r.wallet_minor) from order_refunds r
            where r.order_id = p.id and r.status = 'approved' and r.owed), 0) end
      end + back_wallet as to_wallet,
    case when not is_canceled then coalesce((select sum(r.by_hand_minor) from order_refunds r
        where r.order_id = p.id and r.status = 'approved' and not r.owed), 0)
      when is_return or is_digital then 0
      else coalesce((select sum(r.by_hand_minor) from order_refunds r
        where r.order_id = p.id and r.status = 'approved' and r.owed), 0)
      end + back_hand as to_hand
  from places p
),
-- What the provider of a trip charges at the return, pays from the deposit, and gives back of it.
rentals as (
  select c.id, c.store_id, c.deposit, c.was_delivered or c.is_canceled as is_over, coalesce(x.net, 0)::int8 as charges
  from chosen c left join lateral (select sum(coalesce(settled_minor, amount_minor)) as net
    from trip_charges where order_id = c.id) x on true
  where c.trip is not null
),
cancellations as (
  select c.*, case when store_id is null then 0 when type = 'trip' then cancellation_fee
    else pg_temp.percent(cancellation_fee, (t #>> '{cancellationFee,storePercent}')::numeric) end as of_store
  from chosen c where is_canceled and cancellation_fee > 0
),
kept as (
  select c.*, case when carrier is null then 0 else least(cancellation_fee - of_store,
    pg_temp.percent(cancellation_fee, (t #>> '{cancellationFee,courierPercent}')::numeric)) end as of_courier
  from cancellations c
),
moves (id, account, amount) as (
  -- earned
  select s.id, s.account, s.amount from sales s join groups g using (id) where g.is_earned
  union all select s.id, s.payer, -s.amount from shares s join groups g using (id) where g.is_earned
  union all select s.id, s.payee, s.amount from shares s join groups g using (id) where g.is_earned
  union all select id, 'house:receivable', -total_minor from chosen where was_delivered or return_fee is not null
  -- the fee for a return
  union all select id, account, amount from (select c.*, case when carrier is null then 0
      else pg_temp.percent(return_fee, (t #>> '{courier,returnFeePercent}')::numeric) end as pay
      from chosen c where return_fee > 0) f, lateral (values
    ('house:receivable', -return_fee), ('house:return_fees', return_fee), ('house:courier_pay', -pay),
    ('courier:courier:' || carrier, pay)) v (account, amount)
  -- refunds
  union all select id, case when pg_temp.is_spared(account, spared) then 'house:goodwill' else account end, earlier - amount
  from sold_back, unnest(accounts, former, amounts) v (account, earlier, amount)
  union all select s.id, v.account, v.amount
  from (select *, pg_temp.share_of(s.amount, g.back, g.paid) - pg_temp.share_of(s.amount, g.before, g.paid) as taken
    from shares s join returned g using (id, grp)
    where not pg_temp.is_spared(s.payer, g.spared) and not pg_temp.is_spared(s.payee, g.spared)) s,
    lateral (values (s.payer, s.taken), (s.payee, -s.taken)) v (account, amount)
  union all select id, 'house:receivable', back - before from returned
  -- cancellation
  union all select id, account, amount from kept, lateral (values
    ('house:receivable', -cancellation_fee), ('store:store:' || store_id, of_store), ('courier:courier:' || carrier, of_courier),
    ('house:cancellation_fees', cancellation_fee - of_store - of_courier)) v (account, amount)
  -- trips
  union all select id, account, amount from (select *, least(charges, deposit) as kept from rentals) r, lateral (values
    ('house:receivable', kept - charges), ('store:store:' || store_id, charges - kept),
    ('house:deposit', case when is_over then 0 else deposit - kept end),
    ('deposit_held:store:' || store_id, case when is_over then 0 else kept - deposit end)) v (account, amount)
  -- money that came in
  union all select c.id, v.account, v.amount from chosen c join payments p on p.order_id = c.id and p.taken_minor > 0,
    lateral (values ('house:receivable', p.taken_minor), ('house:clearing:' || p.provider, -p.taken_minor)) v (account, amount)
  union all select id, v.account, v.amount from places, lateral (values
    ('house:receivable', case when is_cash or is_transfer then outside else 0 end),
    (case when is_transfer then 'house:bank' else door end, case when is_cash or is_transfer then -outside else 0 end),
    ('house:receivable', extra), (counter, -extra),
    ('house:receivable', coalesce(return_fee, 0)), (door, -coalesce(return_fee, 0)),
    ('house:receivable', from_wallet), (owner, -from_wallet)) v (account, amount)
  -- money that went back
  union all select c.id, v.account, v.amount from chosen c join payments p on p.order_id = c.id
    join refunds r on r.payment_id = p.id and r.status = 'done',
    lateral (values ('house:receivable', r.rounded_up_minor - r.amount_minor), ('house:rounding', -r.rounded_up_minor),
      ('house:clearing:' || p.provider, r.amount_minor)) v (account, amount)
  union all select p.id, v.account, v.amount from places p join returns r using (id), lateral (values
    ('house:receivable', -r.to_wallet), (p.owner, r.to_wallet), ('house:receivable', -r.to_hand),
    ('house:refunds_by_hand', r.to_hand)) v (account, amount)
)
select id::int8 as order_id, account, sum(amount)::int8 as amount from moves
group by id, account having sum(amount) <> 0
