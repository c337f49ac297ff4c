-- Every statement rewrites its table under a lock. Tables are small as yet, and a process of the previous version reads int8 as
-- a number; it discards its prepared statements (database-errors.ts).
-- squawk-ignore changing-column-type
ALTER TABLE "order_lines" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "orders_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "order_lines_id_seq" AS bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "messages" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "deliveries" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "delivery_offers" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "vehicle_bookings" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "notifications" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_attachments" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_edits" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_history" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_lines" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_notes" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "prescription_checks" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "parcels" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "offline_payments" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "payments" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_cashbacks" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_refunds" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "trip_charges" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "trip_inspections" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "trip_pictures" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "trips" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "vehicle_reviews" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "order_reports" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "courier_reviews" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "reviews" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
-- squawk-ignore changing-column-type
ALTER TABLE "case_claims" ALTER COLUMN "subject_id" SET DATA TYPE bigint;
