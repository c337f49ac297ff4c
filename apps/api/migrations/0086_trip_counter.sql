CREATE TABLE "trip_charges" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"plate" text NOT NULL,
	"unit" text,
	"units" real,
	"amount_minor" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"dispute" text,
	"disputed_at" timestamp with time zone,
	"settled_minor" bigint,
	"answer" text,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_inspections" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"stage" text NOT NULL,
	"plate" text NOT NULL,
	"odometer_km" integer,
	"fuel_eighths" smallint,
	"condition" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_inspections_once" UNIQUE("order_id","stage","plate")
);
--> statement-breakpoint
CREATE TABLE "trip_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"stage" text NOT NULL,
	"plate" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "seen_license" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "deposit_held_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_charges" ADD CONSTRAINT "trip_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_inspections" ADD CONSTRAINT "trip_inspections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_pictures" ADD CONSTRAINT "trip_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_charges_order" ON "trip_charges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trip_charges_disputed" ON "trip_charges" USING btree ("id") WHERE "trip_charges"."disputed_at" is not null and "trip_charges"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "trip_pictures_order" ON "trip_pictures" USING btree ("order_id");--> statement-breakpoint
-- The license of the driver and what customers and employees write stay out of the audit log.
CREATE OR REPLACE TRIGGER "trips_audit" AFTER INSERT OR UPDATE OR DELETE ON "trips" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner,driver,note,seen_license');--> statement-breakpoint
CREATE TRIGGER "trip_inspections_audit" AFTER INSERT OR UPDATE OR DELETE ON "trip_inspections" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'condition');--> statement-breakpoint
CREATE TRIGGER "trip_pictures_audit" AFTER INSERT OR UPDATE OR DELETE ON "trip_pictures" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'key');--> statement-breakpoint
CREATE TRIGGER "trip_charges_audit" AFTER INSERT OR UPDATE OR DELETE ON "trip_charges" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'text,dispute,answer');
