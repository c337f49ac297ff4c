CREATE TABLE "advertisements" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"video" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashbacks" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"type" text NOT NULL,
	"amount" real NOT NULL,
	"min_purchase_minor" bigint DEFAULT 0 NOT NULL,
	"max_discount_minor" bigint DEFAULT 0 NOT NULL,
	"per_customer" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_sale_items" (
	"flash_sale_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_sale_items_flash_sale_id_item_id_pk" PRIMARY KEY("flash_sale_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"module_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"percent" real NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "flash_sales_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "module_reasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"module_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture" text,
	"tint" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_videos" (
	"module_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"video" text,
	"image" text,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"module_id" integer NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"shown" text NOT NULL,
	"day" date NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_counts_module_id_language_words_day_pk" PRIMARY KEY("module_id","language","words","day")
);
--> statement-breakpoint
DROP INDEX "stores_module_orders";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "place" text DEFAULT 'top' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "daily_from" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "daily_to" smallint DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "globe" "cube" GENERATED ALWAYS AS (cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', split_part(search_text, E'\n', 1)), 'A') || setweight(to_tsvector('simple', split_part(search_text, E'\n', 2)), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_flash_sale_id_flash_sales_id_fk" FOREIGN KEY ("flash_sale_id") REFERENCES "public"."flash_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_reasons" ADD CONSTRAINT "module_reasons_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_videos" ADD CONSTRAINT "module_videos_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_counts" ADD CONSTRAINT "search_counts_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flash_sale_items_item" ON "flash_sale_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "flash_sales_module" ON "flash_sales" USING btree ("module_id","ends_at");--> statement-breakpoint
CREATE INDEX "module_reasons_module" ON "module_reasons" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "search_counts_day" ON "search_counts" USING btree ("module_id","language","day");--> statement-breakpoint
CREATE INDEX "items_module_ratings" ON "items" USING btree ("module_id","rating_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_brand" ON "items" USING btree ("brand_id") WHERE brand_id is not null;--> statement-breakpoint
CREATE INDEX "items_condition" ON "items" USING btree ("condition_id") WHERE condition_id is not null;--> statement-breakpoint
CREATE INDEX "items_campaign" ON "items" USING btree ("module_id") WHERE campaign_starts is not null;--> statement-breakpoint
CREATE INDEX "items_basic" ON "items" USING btree ("module_id","order_count" DESC NULLS LAST) WHERE basic;--> statement-breakpoint
CREATE INDEX "items_recommended" ON "items" USING btree ("module_id","order_count" DESC NULLS LAST) WHERE recommended;--> statement-breakpoint
CREATE INDEX "stores_globe" ON "stores" USING gist ("globe");--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search");--> statement-breakpoint
CREATE INDEX "stores_module_orders" ON "stores" USING btree ("module_id","order_count" DESC NULLS LAST,"id");