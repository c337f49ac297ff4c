DROP INDEX CONCURRENTLY IF EXISTS "reviews_rating";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vehicle_reviews_newest" ON "vehicle_reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vehicle_reviews_rating" ON "vehicle_reviews" USING btree ("rating","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courier_reviews_newest" ON "courier_reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courier_reviews_rating" ON "courier_reviews" USING btree ("rating","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_rating" ON "reviews" USING btree ("rating","created_at","id");