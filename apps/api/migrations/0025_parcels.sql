CREATE TABLE "parcels" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"receiver_zone_id" integer NOT NULL,
	"sender" jsonb,
	"contents" text,
	"value_minor" bigint,
	"weight_kg" real,
	"size" text,
	"distance_minor" bigint NOT NULL,
	"measure_minor" bigint NOT NULL,
	"vehicle_minor" bigint NOT NULL,
	"polyline" text,
	"hide_sender" boolean DEFAULT false NOT NULL,
	"proofs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancellation_type" text,
	"cancel_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"return_fee_minor" bigint DEFAULT 0 NOT NULL,
	"return_fee_due_minor" bigint,
	"return_by" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"return_otp" text
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charge_payer" text;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD COLUMN "measure" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD COLUMN "maximum_kg" real;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD COLUMN "weight_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD COLUMN "size_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_category_id_parcel_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."parcel_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_receiver_zone_id_zones_id_fk" FOREIGN KEY ("receiver_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_category" ON "parcels" USING btree ("category_id");--> statement-breakpoint
INSERT INTO "order_reasons" ("kind", "reason", "position") VALUES
	('parcel_before_pickup', '{"en": "The parcel is not ready yet", "ar": "الطرد غير جاهز بعد"}', 1),
	('parcel_before_pickup', '{"en": "I entered a wrong address", "ar": "أدخلت عنوانًا خاطئًا"}', 2),
	('parcel_before_pickup', '{"en": "The courier is taking too long", "ar": "المندوب تأخر كثيرًا"}', 3),
	('parcel_before_pickup', '{"en": "I no longer need to send it", "ar": "لم أعد بحاجة إلى إرساله"}', 4),
	('parcel_after_pickup', '{"en": "The receiver is not there", "ar": "المستلِم غير موجود"}', 1),
	('parcel_after_pickup', '{"en": "I handed over the wrong parcel", "ar": "سلّمت طردًا غير المقصود"}', 2),
	('parcel_after_pickup', '{"en": "The parcel was damaged on the way", "ar": "تضرر الطرد في الطريق"}', 3),
	('parcel_after_pickup', '{"en": "I want it brought back", "ar": "أريد إعادته إليّ"}', 4),
	('parcel_instruction', '{"en": "Keep it upright, please.", "ar": "يُرجى إبقاؤه قائمًا."}', 1),
	('parcel_instruction', '{"en": "Call the receiver before you set off.", "ar": "اتصل بالمستلِم قبل الانطلاق."}', 2),
	('parcel_instruction', '{"en": "Hand it over in person only.", "ar": "سلّمه باليد فقط."}', 3),
	('parcel_instruction', '{"en": "Leave it with the doorkeeper.", "ar": "اتركه عند حارس المبنى."}', 4),
	('parcel_instruction', '{"en": "Do not ring, the baby is asleep.", "ar": "لا ترنّ الجرس، فالطفل نائم."}', 5),
	('parcel_instruction', '{"en": "It is a surprise: say nothing of the sender.", "ar": "إنها مفاجأة، فلا تذكر اسم المرسِل."}', 6);
