ALTER TABLE "coupons" ADD COLUMN "store_id" integer;--> statement-breakpoint
-- Coupons are few and written by staff alone, so the check of the empty column and the index take no time.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id");
