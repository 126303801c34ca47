import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: 'Administrators: installing and starting',
  blocks: [
    {
      kind: 'text',
      text: 'You need only Node.js 20.19 or later and git. Run npm start in the downloaded code: the first start installs, builds, creates the database and the certificate authority, and then prints the address. npm start -- --demo also creates demo users.',
    },
    {
      kind: 'points',
      items: [
        'The default is evaluation mode: the database is embedded in the process, and text messages and mail are not sent but shown at /dev/outbox on this machine.',
        'For real use set MODE=production. The server then refuses to start with any unsafe setting and lists what is missing.',
        'npm run demo -- --out DIR demonstrates a complete signing; npm run verify -- FILE.pdf verifies any PDF.',
        'Staff have separate logins at /operator/login; the first one is created by npm run operator -- create --login NAME. Each has one or more roles (registration officer, auditor, support, finance, administrator) and sees what these permit. There they decide on identity verification, find and revoke certificates, handle complaints, and see the health of the service and the audit log.',
      ],
    },
  ],
};
