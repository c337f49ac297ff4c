ALTER TABLE "order_lines" ADD COLUMN "own_discount" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed_offer" jsonb;