ALTER TABLE "advertisements" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "status" text DEFAULT 'accepted' NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- The table has a few rows for each store that advertises.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "advertisements_store" ON "advertisements" USING btree ("store_id");