CREATE TABLE "low_stock_items" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notification_opt_outs" (
	"staff_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "staff_notification_opt_outs_staff_id_topic_channel_pk" PRIMARY KEY("staff_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "staff_devices" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "low_stock" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "low_stock_items" ADD CONSTRAINT "low_stock_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notification_opt_outs" ADD CONSTRAINT "staff_notification_opt_outs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_devices_staff" ON "staff_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE TRIGGER "staff_devices_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_devices" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'endpoint,p256dh,auth');--> statement-breakpoint
CREATE TRIGGER "staff_notification_opt_outs_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_notification_opt_outs" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('staff_id');
