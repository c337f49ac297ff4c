ALTER TABLE "wallet_fundings" ADD COLUMN "taken_back_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_fundings" ADD COLUMN "taken_back_by" integer;--> statement-breakpoint
ALTER TABLE "wallet_fundings" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallet_fundings" ADD COLUMN "taken_back_reason" text;