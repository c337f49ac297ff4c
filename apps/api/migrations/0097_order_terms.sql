ALTER TABLE "orders" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "rounded_up_minor" bigint DEFAULT 0 NOT NULL;
