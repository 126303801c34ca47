import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { returnAddress, returnedMessage } from './return-address.ts';

const PEPPER = randomBytes(32);
const ADDRESS = 'bounces@mail.example.com';

it('finds the message of a return address, in any case of its letters', () => {
  const id = randomUUID();
  const address = returnAddress(PEPPER, ADDRESS, id);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(returnedMessage(PEPPER, ADDRESS, address)).toBe(id);
  expect(returnedMessage(PEPPER, ADDRESS, address.toUpperCase())).toBe(id);
});

it.each([
  ['another id', (address: string) => address.replace(/\+./, (start) => (start === '+0' ? '+1' : '+0'))],
  [
    'another MAC',
    (address: string) => address.replace(/\..@/, '.x@').replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
  ],
  ['another domain', (address: string) => address.replace('mail.', 'evil.')],
  ['no id', () => ADDRESS],
  ['the key of another server', () => returnAddress(randomBytes(32), ADDRESS, randomUUID())],
])('finds no message for %s', (_name, change) => {
  expect(returnedMessage(PEPPER, ADDRESS, change(returnAddress(PEPPER, ADDRESS, randomUUID())))).toBeNull();
});

const report = (type: string, kind: string, fields: string): Uint8Array =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@relay.example.com',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${type}; boundary="edge"`,
      '',
      '--edge',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'This is the mail system at host relay.example.com.',
      '--edge',
      `Content-Type: message/${kind}`,
      '',
      fields,
      '--edge',
      'Content-Type: text/rfc822-headers',
      '',
      'Subject: Please sign',
      '--edge--',
      '',
    ].join('\r\n'),
  );
const status = (action: string, code: string): Uint8Array =>
  report(
    'delivery-status',
    'delivery-status',
    `Reporting-MTA: dns; relay.example.com\r\n\r\nFinal-Recipient: rfc822;\r\n zhao@example.com\r\nAction: ${action}\r\nStatus: ${code}\r\n`,
  );

it('reads the status of a failure', async () => {
  expect(await readReport(status('failed', '5.1.1 (no such user)'))).toEqual({ outcome: 'BOUNCED', status: '5.1.1' });
});

it('ignores a delay and a delivery', async () => {
  expect(await readReport(status('delayed', '4.4.1'))).toBeNull();
  expect(await readReport(status('delivered', '2.0.0'))).toBeNull();
});

it('reads a complaint', async () => {
  const fields = 'Feedback-Type: abuse\r\nUser-Agent: Mailbox/1.0\r\nVersion: 1\r\n';
  expect(await readReport(report('feedback-report', 'feedback-report', fields))).toEqual({
    outcome: 'COMPLAINED',
    status: null,
  });
});

it('ignores an absence notice and bytes that are no mail', async () => {
  const absence = 'From: zhao@example.com\r\nAuto-Submitted: auto-replied\r\nSubject: Away\r\n\r\nAction: failed\r\n';
  expect(await readReport(Buffer.from(absence))).toBeNull();
  expect(await readReport(randomBytes(4096))).toBeNull();
});
