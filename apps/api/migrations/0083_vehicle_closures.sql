-- A closure has no order. The previous version writes none, and compares the order of a booking only to leave out that of a
-- trip that changes.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "vehicle_bookings" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "reason" text;