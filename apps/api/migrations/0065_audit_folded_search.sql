CREATE INDEX CONCURRENTLY "audit_log_folded" ON "audit_log" USING gin (fold_text(target) gin_trgm_ops,fold_text(reason) gin_trgm_ops,fold_text(endpoint) gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_search";
