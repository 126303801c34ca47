CREATE TABLE "holder_key" (
	"serial" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"common_name" text NOT NULL,
	"organisation" text,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "holder_key" ADD CONSTRAINT "holder_key_serial_certificate_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."certificate"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holder_key_account" ON "holder_key" USING btree ("kind","account_id");--> statement-breakpoint
CREATE INDEX "holder_key_person" ON "holder_key" USING btree ("person_id");