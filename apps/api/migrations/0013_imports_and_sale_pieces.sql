CREATE TABLE "item_imports" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"stock" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "flash_sale_id" integer;--> statement-breakpoint
ALTER TABLE "item_imports" ADD CONSTRAINT "item_imports_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_flash_sale_id_flash_sales_id_fk" FOREIGN KEY ("flash_sale_id") REFERENCES "public"."flash_sales"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "items_external" ON "items" USING btree ("store_id","external_id") WHERE external_id is not null;