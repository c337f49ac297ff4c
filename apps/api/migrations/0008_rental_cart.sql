CREATE TABLE "rental_cart_vehicles" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"pickup" jsonb,
	"destination" jsonb,
	"zone_id" integer,
	"pickup_at" timestamp with time zone,
	"type" text,
	"estimated_hours" real,
	"distance_km" double precision,
	"changes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_carts_owner_unique" UNIQUE("owner")
);
--> statement-breakpoint
ALTER TABLE "rental_cart_vehicles" ADD CONSTRAINT "rental_cart_vehicles_cart_id_rental_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."rental_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_cart_vehicles" ADD CONSTRAINT "rental_cart_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_carts" ADD CONSTRAINT "rental_carts_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rental_cart_vehicles_one" ON "rental_cart_vehicles" USING btree ("cart_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "rental_cart_vehicles_vehicle" ON "rental_cart_vehicles" USING btree ("vehicle_id");