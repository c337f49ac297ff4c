CREATE INDEX CONCURRENTLY "orders_phone_trigrams" ON "orders" USING gin ((contact->>'phone') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_name_trigrams" ON "orders" USING gin ((contact->>'name') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_refunds_order" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "order_refunds_one_open" ON "order_refunds" USING btree ("order_id") WHERE status = 'requested';