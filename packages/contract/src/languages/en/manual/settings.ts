import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: 'Administrators: settings',
  blocks: [
    {
      kind: 'text',
      text: 'All settings are environment variables; docs/settings.md lists them. An invalid value stops the start with a line that names it. The most common settings:',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL: the address that people use; links in messages begin with it.',
        'PKI_URL: the permanent address of certificates, revocation lists and OCSP. It becomes part of every certificate and can never change.',
        'DATABASE_URL: PostgreSQL 15 or later; without it the embedded database is used.',
        'DATA_DIR and KEYS_DIR: the places of data and keys, which must be separate.',
        'SMTP_URL and MAIL_FROM: send e-mail. SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET: pass text messages and calls to your provider.',
        'SOFFICE_PATH: LibreOffice, which converts office documents to PDF; without it only PDF files and pictures are accepted.',
      ],
    },
  ],
};
