CREATE TABLE "item_pauses" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"order_id" integer NOT NULL,
	"courier_id" integer NOT NULL,
	"at_store_at" timestamp with time zone,
	"absent_at" timestamp with time zone,
	"proof" text,
	CONSTRAINT "deliveries_order_id_courier_id_pk" PRIMARY KEY("order_id","courier_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"courier_id" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "item_pauses" ADD CONSTRAINT "item_pauses_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_offers" ADD CONSTRAINT "delivery_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_offers" ADD CONSTRAINT "delivery_offers_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_offers_open" ON "delivery_offers" USING btree ("order_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "delivery_offers_order" ON "delivery_offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "delivery_offers_courier" ON "delivery_offers" USING btree ("courier_id") WHERE answer is null;--> statement-breakpoint
CREATE TRIGGER "item_pauses_audit" AFTER INSERT OR UPDATE OR DELETE ON "item_pauses" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('item_id');--> statement-breakpoint
CREATE TRIGGER "deliveries_audit" AFTER INSERT OR UPDATE OR DELETE ON "deliveries" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id,courier_id', 'proof');--> statement-breakpoint
CREATE TRIGGER "delivery_offers_audit" AFTER INSERT OR UPDATE OR DELETE ON "delivery_offers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');
