import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/words.ts';

export const text: typeof Shape = {
  title: 'Electronic signatures',
  sections: 'On this page',
  mission: 'Electronic signing, run by a certificate authority',
  heading: ['Every signature', 'carries its proof'],
  lead: byLevel({
    'B-LTA':
      'Send, review and sign contracts, on a computer or a phone. For each signature our own authority issues a certificate on the spot, writes it into the PDF and time-stamps it. Years later it can be checked without any website.',
    'B-T':
      'Send, review and sign contracts, on a computer or a phone. For each signature our own authority issues a certificate on the spot, writes it into the PDF and time-stamps it.',
    'B-B':
      'Send, review and sign contracts, on a computer or a phone. For each signature our own authority issues a certificate on the spot and writes it into the PDF.',
  }),
  trial: 'Start a free trial',
  enter: 'Open the workspace',
  noAccount: 'The other party needs no account: open the link, receive a code, sign.',
  stepsTitle: 'A contract in three steps',
  stepNumbers: ['1', '2', '3'],
  steps: [
    {
      title: 'Add the file and the people',
      text: 'Drop the contract and enter one person per line. You see at a glance who comes first and who reviews. Change it at any time; closing the tab loses nothing.',
    },
    {
      title: 'Place the fields',
      text: 'Drag signatures, seals, text and dates to where they belong, each person in a colour of their own. A checklist before sending leads you to whatever is missing.',
    },
    {
      title: 'They open the link and sign',
      text: 'By finger on a phone, by mouse on a computer. Once everyone has signed, the contract is sealed and comes with a full evidence report.',
    },
  ],
  proofTitle: 'What one signature contains',
  proofLead:
    'Anyone can paste a picture of a signature. Here each one is a PAdES digital signature: not a picture, but a proof that can be computed and checked.',
  proofs: [
    {
      title: 'One key, one use',
      text: 'A key and a certificate are made for this one signature. Then the key is destroyed: no one can sign with it again.',
    },
    {
      title: 'Not a byte changed',
      text: 'A signature locks every byte before it. Later signers can only add after it, and any other change shows.',
    },
    {
      title: byLevel({ 'B-LTA': 'The time is proved', 'B-B': 'The time is recorded' }),
      text: byLevel({
        'B-LTA': 'A time-stamp service writes the time into the signature, independently of any computer clock.',
        'B-B': 'The time is that of this server, without a time-stamp (PAdES B-B, for trials only).',
      }),
    },
    {
      title: byLevel({ 'B-LTA': 'Valid for years', 'B-T': 'Valid for now' }),
      text: byLevel({
        'B-LTA':
          'On completion, revocation data and a document time-stamp are added (PAdES B-LTA), so it can still be verified after the certificates expire.',
        'B-LT':
          'On completion, certificates and revocation data are added (PAdES B-LT), so it can be verified offline. Please arrange long-term archiving yourself.',
        'B-T':
          'It can be verified while the certificates are valid. No revocation data is added (for trials only), so do not archive it for long.',
      }),
    },
  ],
  verifyTitle: 'Do not trust us. Verify.',
  verifyText:
    'Drop a contract on the verification page and see who signed when, and whether anything has changed since; the file is not kept. Or download the root certificate: once it is trusted, a PDF reader that supports PAdES gives the same result.',
  verifyGo: 'Open the verification page',
  root: 'Root certificate',
  forTitle: 'Made for',
  audiences: [
    {
      title: 'Small firms',
      lead: 'It has to go out today.',
      points: [
        'Drop a file, send it minutes later',
        'Clients register nothing and install nothing',
        'One tap reminds everyone who has not signed',
      ],
    },
    {
      title: 'Legal departments',
      lead: 'It has to hold up in a dispute.',
      points: [
        'Review first, sign second: you set the order',
        'Every step goes into a chained audit trail',
        'An evidence report with its own time-stamp',
      ],
    },
    {
      title: 'Administrators',
      lead: 'Data and keys stay in your hands.',
      points: [
        'On your own server, started by one command',
        'Your own authority; keys kept apart from data',
        orMail('Text messages and e-mail through your own providers', 'E-mail through your own provider'),
      ],
    },
  ],
  closing: 'Sign the next one like this',
  closingText: orMail(
    'Register by phone number or e-mail; the first contract goes out in minutes.',
    'Register by e-mail; the first contract goes out in minutes.',
  ),
  manual: 'Read the manual first',
};
