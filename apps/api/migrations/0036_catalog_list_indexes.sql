CREATE INDEX CONCURRENTLY "items_category_id" ON "items" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_category_price" ON "items" USING btree ("category_id","price_minor","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_module_id" ON "items" USING btree ("module_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_module_price" ON "items" USING btree ("module_id","price_minor","id");