ALTER TABLE "order_lines" ADD COLUMN "substitute_for" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_offer" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_by" timestamp with time zone;