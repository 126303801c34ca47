CREATE TABLE "known_device" (
	"person_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_person_id_device_hash_pk" PRIMARY KEY("person_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"admin_name" text NOT NULL,
	"author_id" uuid NOT NULL,
	"unified_social_code" text,
	"regist_code" text,
	"website_metadata" jsonb,
	"avatar_digest" text,
	"idttv_status" text DEFAULT 'INCOMPLETE' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_idttv_status" CHECK (idttv_status in ('INCOMPLETE', 'WAITING', 'PASSED', 'SENIOR_NO_CERT'))
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "member_status" CHECK (status in ('NORMAL', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "blacklist" (
	"contact_hash" text PRIMARY KEY NOT NULL,
	"sealed_contact" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_hash" text NOT NULL,
	"sealed_contact" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"handled_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"name" text NOT NULL,
	"legal_name" text,
	"number_kind" text NOT NULL,
	"sealed_number" text NOT NULL,
	"masked_number" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identity_application_status_known" CHECK (status in ('WAITING', 'PASSED', 'RETURNED'))
);
--> statement-breakpoint
CREATE TABLE "identity_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "wechat" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "avatar_digest" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "default_member_id" uuid;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "notice_preferences" jsonb;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "last_login_ip" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_token" ADD CONSTRAINT "security_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_application" ADD CONSTRAINT "identity_application_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_application" ADD CONSTRAINT "identity_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_paper" ADD CONSTRAINT "identity_paper_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_paper" ADD CONSTRAINT "identity_paper_application_id_identity_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."identity_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_person" ON "passkey" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "security_token_secret" ON "security_token" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_code" ON "enterprise" USING btree ("unified_social_code") WHERE idttv_status in ('PASSED', 'SENIOR_NO_CERT');--> statement-breakpoint
CREATE UNIQUE INDEX "member_enterprise_person" ON "member" USING btree ("enterprise_id","person_id");--> statement-breakpoint
CREATE INDEX "member_person" ON "member" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "complaint_status" ON "complaint" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_application_person" ON "identity_application" USING btree ("person_id") WHERE status = 'WAITING' and kind = 'PERSON';--> statement-breakpoint
CREATE UNIQUE INDEX "identity_application_enterprise" ON "identity_application" USING btree ("enterprise_id") WHERE status = 'WAITING' and kind = 'ENTERPRISE';--> statement-breakpoint
CREATE INDEX "identity_application_status" ON "identity_application" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "identity_paper_application" ON "identity_paper" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "identity_paper_person" ON "identity_paper" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_login" ON "operator" USING btree ("login");