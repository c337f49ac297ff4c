DROP INDEX "items_category";--> statement-breakpoint
CREATE INDEX "items_category_orders" ON "items" USING btree ("category_id","order_count" DESC NULLS LAST,"id");