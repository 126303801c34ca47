CREATE TABLE "evidence_archive" (
	"envelope_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"digest" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_facts" (
	"digest" text PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_archive" ADD CONSTRAINT "evidence_archive_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_facts" ADD CONSTRAINT "evidence_facts_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_archive_digest" ON "evidence_archive" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "evidence_facts_envelope" ON "evidence_facts" USING btree ("envelope_id");