-- Functions of the second sums, which end with their session. Amounts are minor units; halves are rounded away from zero.
create function pg_temp.percent(amount int8, rate numeric) returns int8 language sql immutable as
  'select round(amount * rate / 100)::int8';

create function pg_temp.share_of(amount int8, part int8, whole int8) returns int8 language sql immutable as
  'select case when whole <= 0 then 0 else round(amount::numeric * part / whole)::int8 end';

-- Divides an amount by weights: the largest remainders get what is left, of equal ones the first.
create function pg_temp.allocate(amount int8, weights int8[]) returns int8[] language sql immutable as $$
  with total as (select sum(w)::numeric as weight from unnest(weights) w),
  parts as (
    select nth, div(amount * w::numeric, nullif(weight, 0)) as part, mod(amount * w::numeric, nullif(weight, 0)) as rest
    from unnest(weights) with ordinality one (w, nth), total),
  ranked as (select nth, part, row_number() over (order by rest desc, nth) as rank, sum(part) over () as given from parts)
  select array_agg(coalesce(part + (rank <= amount - given)::int, 0)::int8 order by nth) from ranked
$$;

-- Takes a negative amount from prices, one after the other, as far as each goes.
create function pg_temp.cuts(amount int8, prices int8[]) returns int8[] language plpgsql immutable as $$
declare cut int8[] := '{}'; price int8;
begin
  foreach price in array prices loop
    cut := cut || greatest(amount, -price);
    amount := amount - greatest(amount, -price);
  end loop;
  return cut;
end $$;

-- What a return of a part takes back of each of the postings, which add up to the whole.
create function pg_temp.taken_back(postings int8[], returned int8, whole int8) returns int8[] language plpgsql immutable as $$
declare
  credits int8[] := (select array_agg(greatest(p, 0) order by nth) from unnest(postings) with ordinality one (p, nth));
  debits int8[] := (select array_agg(greatest(-p, 0) order by nth) from unnest(postings) with ordinality one (p, nth));
  credited int8 := pg_temp.share_of((select sum(c) from unnest(credits) c)::int8, returned, whole);
begin
  if whole <= 0 then return array_fill(0::int8, array[cardinality(postings)]); end if;
  return (select array_agg(c - d order by nth) from unnest(
    pg_temp.allocate(credited, credits), pg_temp.allocate(credited - returned, debits)) with ordinality one (c, d, nth));
end $$;

-- The sums that refunds have returned of goods, delivery, tip and fees before and after each. What a group has not left is taken
-- from the others; a refund that names nothing is divided by what is left.
create function pg_temp.refund_steps(paid int8[], refunds jsonb)
  returns table (step int, spared jsonb, before int8[], back int8[]) language plpgsql immutable as $$
declare
  wanted int8[]; direct int8[]; rest int8[]; refund jsonb; amount int8;
begin
  step := 0; back := '{0,0,0,0}';
  for refund in select * from jsonb_array_elements(coalesce(refunds, '[]')) loop
    step := step + 1; before := back; spared := refund -> 'spared';
    amount := (refund ->> 'amount')::int8;
    wanted := array(select jsonb_array_elements_text(refund -> 'wanted')::int8);
    rest := array(select p - b from unnest(paid, before) one (p, b));
    if (select sum(w) from unnest(wanted) w) <> amount then wanted := pg_temp.allocate(amount, rest); end if;
    direct := array(select least(w, r) from unnest(wanted, rest) one (w, r));
    rest := pg_temp.allocate((select sum(w) from unnest(wanted) w)::int8 - (select sum(d) from unnest(direct) d)::int8,
      array(select r - d from unnest(rest, direct) one (r, d)));
    back := array(select b + d + r from unnest(before, direct, rest) one (b, d, r));
    return next;
  end loop;
end $$;

-- Whether an account belongs to a party that a refund spares.
create function pg_temp.is_spared(account text, spared jsonb) returns boolean language sql immutable as
  $$ select exists (select from jsonb_array_elements_text(spared) party where starts_with(account, party || ':' || party || ':')) $$;
