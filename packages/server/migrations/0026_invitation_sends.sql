CREATE TABLE "invitation_send" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_send" ADD CONSTRAINT "invitation_send_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_send" ADD CONSTRAINT "invitation_send_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_send_enterprise" ON "invitation_send" USING btree ("enterprise_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitation_send_person" ON "invitation_send" USING btree ("person_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitation_send_contact" ON "invitation_send" USING btree ("contact","sent_at");--> statement-breakpoint
CREATE INDEX "invitation_send_at" ON "invitation_send" USING btree ("sent_at");