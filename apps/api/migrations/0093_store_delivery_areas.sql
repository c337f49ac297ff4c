-- The table has one row for each store, so the index is built within milliseconds.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "stores_active";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "delivery_area" "polygon";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "further_zone_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "stores_active" ON "stores" USING btree ("module_id","zone_id","further_zone_ids") WHERE active;
