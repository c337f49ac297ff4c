ALTER TABLE "items" ADD COLUMN "was_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "active" boolean DEFAULT true NOT NULL;