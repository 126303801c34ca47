CREATE TABLE "trust_anchor" (
	"list_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"certificate" "bytea" NOT NULL,
	"subject" text NOT NULL,
	"issuer" text NOT NULL,
	"serial_number" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"provider" text,
	"service" text,
	CONSTRAINT "trust_anchor_list_id_fingerprint_pk" PRIMARY KEY("list_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "trust_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"enabled" boolean NOT NULL,
	"digest" text NOT NULL,
	"scheme" jsonb,
	"anchors" integer NOT NULL,
	"skipped" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trust_anchor" ADD CONSTRAINT "trust_anchor_list_id_trust_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."trust_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trust_anchor_subject" ON "trust_anchor" USING btree ("list_id","subject","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "trust_list_name" ON "trust_list" USING btree ("name");