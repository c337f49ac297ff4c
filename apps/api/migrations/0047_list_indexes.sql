-- Gives items from before their state, in transactions of their own, so that orders wait for no more than one batch; the
-- trigger `items_stock_state` computes it. Rows are locked in the order of orders. A later run continues an interrupted one.
DO $$
declare
  batch constant int := 500;
  last_id int := 0;
  ids int[];
begin
  loop
    select array_agg(id order by id) into ids from (
      select id from items where id > last_id and stock is not null and stock_state = 'uncounted'
      order by id limit batch for no key update) locked;
    exit when ids is null;
    update items set stock_state = stock_state where id = any(ids);
    last_id := ids[array_length(ids, 1)];
    commit;
  end loop;
end
$$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_module_stock" ON "items" USING btree ("module_id","id","stock_state");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_module_price_stock" ON "items" USING btree ("module_id","price_minor","id","stock_state");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_stock" ON "items" USING btree ("stock_state","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_stock_price" ON "items" USING btree ("stock_state","price_minor","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_module_veg" ON "items" USING btree ("module_id","id") WHERE veg;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversations_open" ON "conversations" USING btree ("last_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversations_partner" ON "conversations" USING btree ("partner_type","partner_id","last_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_item" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_store_id" ON "orders" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_status_id" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_total" ON "orders" USING btree ("total_minor","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_type_id" ON "orders" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_payment_id" ON "orders" USING btree ("payment_status","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_refunds_status" ON "order_refunds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_refunds_amount" ON "order_refunds" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_store_id" ON "reviews" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_item_id" ON "reviews" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_rating" ON "reviews" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_hidden" ON "reviews" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_search" ON "reviews" USING gin ((comment->>'en') gin_trgm_ops,(comment->>'ar') gin_trgm_ops,(customer_name->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_outcome" ON "audit_log" USING btree ("outcome","id") WHERE outcome <> 'done';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_search" ON "audit_log" USING gin (target gin_trgm_ops,reason gin_trgm_ops,endpoint gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "items_module_created";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "items_module_id";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "items_module_price";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_store";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_status";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_store";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_item";
