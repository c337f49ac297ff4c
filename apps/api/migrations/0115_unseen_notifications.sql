CREATE INDEX CONCURRENTLY "notifications_unseen" ON "notifications" USING btree ("customer_id") WHERE seen_at is null;
