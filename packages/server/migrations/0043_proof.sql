CREATE TABLE "contact_proof" (
	"person_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"channel" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_proof_person_id_contact_pk" PRIMARY KEY("person_id","contact")
);
--> statement-breakpoint
CREATE TABLE "document_view" (
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"parts" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_view_session_id_file_id_digest_pk" PRIMARY KEY("session_id","file_id","digest")
);
--> statement-breakpoint
ALTER TABLE "opcode" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "participant" ADD COLUMN "identifying_contact" text;--> statement-breakpoint
ALTER TABLE "contact_proof" ADD CONSTRAINT "contact_proof_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;