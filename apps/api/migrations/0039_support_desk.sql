ALTER TABLE "conversations" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "courier_applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_applications" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "courier_applications" ADD COLUMN "courier_id" integer;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hide_reason" text;