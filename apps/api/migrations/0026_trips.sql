CREATE TABLE "vehicle_bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"plate" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_terms" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"minimum_hours" real DEFAULT 1 NOT NULL,
	"maximum_hours" real,
	"minimum_minor" bigint DEFAULT 0 NOT NULL,
	"deposit_minor" bigint DEFAULT 0 NOT NULL,
	"free_hours" real DEFAULT 0 NOT NULL,
	"cancel_percent" real DEFAULT 0 NOT NULL,
	"license_required" boolean DEFAULT false NOT NULL,
	"documents_required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"vehicle_id" integer NOT NULL,
	"order_id" integer,
	"customer_name" jsonb NOT NULL,
	"rating" smallint NOT NULL,
	"comment" jsonb NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trips" DROP CONSTRAINT "trips_provider_id_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "trips" DROP CONSTRAINT "trips_zone_id_zones_id_fk";
--> statement-breakpoint
DROP INDEX "trips_owner";--> statement-breakpoint
DROP INDEX "trips_provider";--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "owner" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "zone_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "vehicles_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "discount_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "tax_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "total_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "payment_method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "payment_status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "payment_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "created_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "updated_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_vehicles" ADD COLUMN "original_minor" bigint;--> statement-breakpoint
ALTER TABLE "trip_vehicles" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "return_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "deposit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "driver" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "extra_due_minor" bigint;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "cancellation_fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "pickup_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "return_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD CONSTRAINT "vehicle_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD CONSTRAINT "vehicle_bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_terms" ADD CONSTRAINT "rental_terms_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_order" ON "vehicle_bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_vehicle" ON "vehicle_reviews" USING btree ("vehicle_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_reviews_once" ON "vehicle_reviews" USING btree ("order_id","vehicle_id");--> statement-breakpoint
-- Trips become orders. The previous version goes on reading the columns of "trips", which it never writes but to erase.
UPDATE "trips" SET "order_id" = nextval(pg_get_serial_sequence('orders', 'id')),
	"return_at" = "pickup_at" + "estimated_hours" * interval '1 hour';--> statement-breakpoint
INSERT INTO "orders" ("id", "owner", "module_id", "store_id", "zone_id", "status", "type", "payment_method", "payment_status",
	"items_minor", "discount_minor", "store_discount_minor", "coupon_discount_minor", "tax_minor", "tax_included", "tax_rate",
	"delivery_minor", "original_delivery_minor", "surcharge_minor", "additional_minor", "packaging_minor", "tip_minor",
	"total_minor", "contact", "note", "scheduled_for", "otp", "canceled_by", "created_at", "updated_at")
SELECT t."order_id", t."owner", s."module_id", t."provider_id", t."zone_id",
	CASE t."status" WHEN 'ongoing' THEN 'picked_up' WHEN 'completed' THEN 'delivered'
		WHEN 'payment_failed' THEN 'canceled' ELSE t."status" END,
	'trip', t."payment_method", t."payment_status",
	t."vehicles_minor", t."discount_minor", 0, 0, t."tax_minor",
	t."total_minor" = t."vehicles_minor" - t."discount_minor", s."tax_rate", 0, 0, 0, 0, 0, 0, t."total_minor",
	json_build_object('name', coalesce(c."first_name" || ' ' || c."last_name", ''), 'phone', coalesce(c."phone", ''), 'email', c."email"),
	t."note", t."pickup_at", lpad(floor(random() * 10000)::text, 4, '0'),
	CASE t."status" WHEN 'canceled' THEN 'customer' WHEN 'payment_failed' THEN 'system' END, t."created_at", t."updated_at"
FROM "trips" t JOIN "stores" s ON s."id" = t."provider_id"
	LEFT JOIN "customers" c ON t."owner" = 'customer:' || c."id";--> statement-breakpoint
INSERT INTO "order_history" ("order_id", "status", "actor", "at")
SELECT o."id", 'pending', 'customer', o."created_at" FROM "orders" o WHERE o."type" = 'trip'
UNION ALL SELECT o."id", o."status", coalesce(o."canceled_by", 'store'), o."updated_at"
	FROM "orders" o WHERE o."type" = 'trip' AND o."status" <> 'pending';--> statement-breakpoint
UPDATE "trips" SET "note" = NULL WHERE "note" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ALTER COLUMN "return_at" SET NOT NULL;--> statement-breakpoint
-- Half-open ranges, so that one booking may begin when the one before it ends.
ALTER TABLE "vehicle_bookings" ADD CONSTRAINT "vehicle_bookings_never_twice" EXCLUDE USING gist
	("vehicle_id" WITH =, "plate" WITH =, tstzrange("from_at", "to_at") WITH &&) WHERE ("active");--> statement-breakpoint
-- Trips had no individual vehicles: each takes those of its class that are free, as far as there are any.
DO $$
DECLARE taken record;
BEGIN
	FOR taken IN SELECT t."order_id", t."pickup_at", t."return_at", v."vehicle_id", v."quantity" FROM "trips" t
		JOIN "trip_vehicles" v ON v."trip_id" = t."id"
		WHERE t."status" IN ('pending', 'confirmed', 'ongoing') ORDER BY t."id", v."id"
	LOOP
		INSERT INTO "vehicle_bookings" ("order_id", "vehicle_id", "plate", "from_at", "to_at")
		SELECT taken."order_id", taken."vehicle_id", plate, taken."pickup_at", taken."return_at"
		FROM "vehicles" v, jsonb_array_elements_text(v."plates") WITH ORDINALITY AS each (plate, nr)
		WHERE v."id" = taken."vehicle_id" AND NOT EXISTS (SELECT FROM "vehicle_bookings" b
			WHERE b."vehicle_id" = v."id" AND b."plate" = each.plate
				AND tstzrange(b."from_at", b."to_at") && tstzrange(taken."pickup_at", taken."return_at"))
		ORDER BY nr LIMIT taken."quantity";
	END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trips_pickup" ON "trips" USING btree ("pickup_at");--> statement-breakpoint
CREATE INDEX "trips_return" ON "trips" USING btree ("return_at");--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_order_id_unique" UNIQUE("order_id");