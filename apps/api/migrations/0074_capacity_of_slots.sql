ALTER TABLE "orders" ADD COLUMN "capacity_slot" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "slot_orders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "slot_items" smallint DEFAULT 0 NOT NULL;