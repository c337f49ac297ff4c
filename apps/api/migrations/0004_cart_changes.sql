ALTER TABLE "cart_lines" ADD COLUMN "agreed_minor" bigint;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "changes" text[] DEFAULT '{}' NOT NULL;