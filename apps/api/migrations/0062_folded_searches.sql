CREATE INDEX CONCURRENTLY "customers_folded" ON "customers" USING gin (fold_text(first_name || ' ' || last_name) gin_trgm_ops,fold_text(email) gin_trgm_ops,phone gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_name_folded" ON "orders" USING gin (fold_text(contact->>'name') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_folded" ON "reviews" USING gin (fold_text(comment->>'en') gin_trgm_ops,fold_text(comment->>'ar') gin_trgm_ops,fold_text(customer_name->>'en') gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "customers_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_name_trigrams";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_search";
