CREATE INDEX CONCURRENTLY "customers_search" ON "customers" USING gin ((first_name || ' ' || last_name) gin_trgm_ops,email gin_trgm_ops,phone gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_blocked" ON "customers" USING btree ("id") WHERE blocked;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_created" ON "customers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_impersonation" ON "sessions" USING btree ("impersonation_id") WHERE impersonation_id is not null;