ALTER TABLE "items" ADD COLUMN "stock_state" text DEFAULT 'uncounted' NOT NULL;--> statement-breakpoint
-- The rule of `stockStateOf` in packages/domain/src/catalog. Rows from before get their state with the next migration.
CREATE FUNCTION "set_stock_state"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.stock_state := case
    when new.stock is null then 'uncounted'
    when new.stock <= 0 then 'out'
    when new.stock <= 5 then 'low'
    else 'enough' end;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER "items_stock_state" BEFORE INSERT OR UPDATE OF "stock", "stock_state" ON "items" FOR EACH ROW
  EXECUTE FUNCTION set_stock_state();--> statement-breakpoint
-- Follows from the stock, so it is neither content of its own nor a change of its own.
CREATE OR REPLACE TRIGGER "items_content" AFTER UPDATE ON "items" FOR EACH ROW
  WHEN ((to_jsonb(OLD) - '{stock,stock_state,rating_sum,rating_count,order_count,wishlist_count,search,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{stock,stock_state,rating_sum,rating_count,order_count,wishlist_count,search,updated_at}'::text[]))
  EXECUTE FUNCTION notify_content_changed('item:id', 'menu:store_id', 'module:module_id', 'catalog');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_row_change"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  marked constant text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  derived constant text[] := '{updated_at,search,search_text,stock_state,globe,open_week,last_seen_at}';
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := to_jsonb(new);
  before_values jsonb;
  after_values jsonb;
begin
  select
    jsonb_object_agg(key, case when key = any(marked) and old_row -> key <> 'null' then '"•••"' else old_row -> key end)
      filter (where old_row is not null),
    jsonb_object_agg(key, case when key = any(marked) and new_row -> key <> 'null' then '"•••"' else new_row -> key end)
      filter (where new_row is not null)
  into before_values, after_values
  from jsonb_object_keys(coalesce(new_row, old_row)) key
  where not key = any(derived) and old_row -> key is distinct from new_row -> key;
  if before_values is null and after_values is null then return null; end if;
  insert into audit_changes (audit_id, table_name, row_id, before, after)
  select current_setting('errand.audit_id')::bigint, tg_table_name, string_agg(coalesce(new_row, old_row) ->> key, ',' order by place),
    before_values, after_values
  from unnest(string_to_array(tg_argv[0], ',')) with ordinality keys(key, place);
  return null;
end
$$;
