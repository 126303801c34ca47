CREATE TABLE "operator_device" (
	"operator_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_device_operator_id_device_hash_pk" PRIMARY KEY("operator_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "operator_device" ADD CONSTRAINT "operator_device_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;