CREATE INDEX CONCURRENTLY "items_price" ON "items" USING btree ("price_minor","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_hidden" ON "items" USING btree ("id") WHERE not active;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_discounted" ON "items" USING btree ("id") WHERE discount > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "items_without_arabic" ON "items" USING btree ("id") WHERE coalesce(name->>'ar', '') = '';