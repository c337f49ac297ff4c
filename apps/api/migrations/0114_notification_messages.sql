CREATE TABLE "notification_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"refund_id" integer,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_opt_outs" (
	"customer_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notification_opt_outs_customer_id_topic_channel_pk" PRIMARY KEY("customer_id","topic","channel")
);
--> statement-breakpoint
-- Former notifications have been seen: nobody should find three months of them unread.
ALTER TABLE "notifications" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "seen_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notification_messages" ADD CONSTRAINT "notification_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_opt_outs" ADD CONSTRAINT "notification_opt_outs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_messages_event" ON "notification_messages" USING btree ("order_id","kind",coalesce("refund_id", 0),"channel","device");--> statement-breakpoint
CREATE INDEX "notification_messages_created" ON "notification_messages" USING btree ("created_at");
