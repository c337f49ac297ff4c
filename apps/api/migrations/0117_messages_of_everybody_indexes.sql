CREATE UNIQUE INDEX CONCURRENTLY "notification_messages_told" ON "notification_messages" USING btree ("kind","subject","recipient","channel","device") WHERE subject <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notification_messages_order" ON "notification_messages" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "notifications_told" ON "notifications" USING btree ("order_id","kind",coalesce("refund_id", 0),"occasion");
