CREATE INDEX CONCURRENTLY "conversations_last" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_waiting" ON "messages" USING btree ("conversation_id") WHERE sender = 'customer' and seen_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_offline" ON "orders" USING btree ("id") WHERE payment_method = 'offline_payment';