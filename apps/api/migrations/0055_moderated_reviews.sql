ALTER TABLE "vehicle_reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD COLUMN "hide_reason" text;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD COLUMN "hide_reason" text;