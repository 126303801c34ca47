CREATE TABLE "department" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "department_sibling" UNIQUE NULLS NOT DISTINCT("enterprise_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "invitation_link" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"enabled" boolean NOT NULL,
	"direct_entry" boolean NOT NULL,
	"department_id" uuid,
	"expire_at" timestamp with time zone NOT NULL,
	"switched_at" timestamp with time zone NOT NULL,
	"switched_by_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"valid" integer NOT NULL,
	"done" integer NOT NULL,
	"expires_in_days" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "member_import_status" CHECK (status in ('RUNNING', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "member_import_row" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"contact" text,
	"department_id" uuid,
	"role_ids" jsonb NOT NULL,
	"errors" jsonb,
	CONSTRAINT "member_import_row_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "member_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"name" text,
	"employee_number" text,
	"title" text,
	"department_id" uuid,
	"role_ids" jsonb NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"member_id" uuid,
	"expire_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "member_invitation_status" CHECK (status in ('WAITING', 'ACCEPTED', 'DELETED'))
);
--> statement-breakpoint
CREATE TABLE "member_profile" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text,
	"employee_number" text,
	"title" text,
	"department_id" uuid,
	"joined_on" date
);
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_parent_id_department_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import" ADD CONSTRAINT "member_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import" ADD CONSTRAINT "member_import_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import_row" ADD CONSTRAINT "member_import_row_import_id_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_invited_by_id_member_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_link_token" ON "invitation_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "member_import_created" ON "member_import" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "member_import_running" ON "member_import" USING btree ("enterprise_id") WHERE status = 'RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitation_waiting" ON "member_invitation" USING btree ("enterprise_id","contact") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "member_invitation_created" ON "member_invitation" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "member_profile_number" ON "member_profile" USING btree ("enterprise_id","employee_number");--> statement-breakpoint
CREATE INDEX "member_profile_department" ON "member_profile" USING btree ("department_id");