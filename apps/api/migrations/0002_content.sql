CREATE TABLE "landing_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"zone_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"identity_type" text NOT NULL,
	"identity_number" text NOT NULL,
	"identity_pictures" text[] NOT NULL,
	"picture" text NOT NULL,
	"freelance" boolean NOT NULL,
	"vehicle_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_vehicles" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"extra_minor" bigint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"zone_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"module_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"pickup_zone_ids" integer[] DEFAULT '{}' NOT NULL,
	"least_time" integer NOT NULL,
	"most_time" integer NOT NULL,
	"time_unit" text NOT NULL,
	"tax_percent" real NOT NULL,
	"logo" text NOT NULL,
	"cover" text,
	"tin" text,
	"tin_expires_on" date,
	"tin_certificate" text,
	"plan" text NOT NULL,
	"plan_id" integer,
	CONSTRAINT "store_applications_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "store_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"validity_days" integer NOT NULL,
	"most_orders" integer,
	"most_items" integer,
	"pos" boolean DEFAULT false NOT NULL,
	"mobile_app" boolean DEFAULT false NOT NULL,
	"chat" boolean DEFAULT false NOT NULL,
	"reviews" boolean DEFAULT false NOT NULL,
	"own_delivery" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_applications" ADD CONSTRAINT "courier_applications_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_applications" ADD CONSTRAINT "courier_applications_vehicle_id_courier_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."courier_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_plan_id_store_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."store_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_applications_email" ON "courier_applications" USING btree ("email") WHERE status <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "courier_applications_phone" ON "courier_applications" USING btree ("phone") WHERE status <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_email" ON "store_applications" USING btree ("email") WHERE status <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_phone" ON "store_applications" USING btree ("phone") WHERE status <> 'rejected';