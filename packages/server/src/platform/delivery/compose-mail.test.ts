import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const SENDER = { brand: 'Example CA', publicUrl: 'https://sign.example.com' };
const LINK = 'https://sign.example.com/sign/WSID_ENVE_1/WSID_PART_2';
const NOTICE = {
  channel: 'EMAIL',
  contact: 'zhao@example.com',
  service: 'NOTICE',
  subject: 'Please sign: “Lease <b>”',
  text: '[Example CA] Please sign',
  link: LINK,
  mail: {
    language: 'en',
    paragraphs: ['Please sign “Lease <b>” by 1 May. It was sent by “Wang & Co”.'],
    action: 'Read and sign',
    replyTo: { name: 'Wang & Co', address: 'wang@example.com' },
  },
} as const;

it('makes a button of the link, and says it once more as text', async () => {
  const { html, text } = await composeMail(NOTICE, SENDER);
  expect(html.split(`href="${LINK}"`)).toHaveLength(3);
  expect(html).toContain('Read and sign');
  expect(text).toContain(`Read and sign: ${LINK}`);
});

it('escapes what users typed', async () => {
  const { html, text, subject } = await composeMail(NOTICE, SENDER);
  expect(html).not.toContain('<b>');
  expect(html).toContain('“Lease &lt;b&gt;”');
  expect(text).toContain('“Lease <b>”');
  expect(subject).toBe(NOTICE.subject);
});

it('loads nothing: no picture, script, style sheet or font of another address', async () => {
  const { html } = await composeMail(NOTICE, SENDER);
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/);
  const origins = [...html.matchAll(/https?:\/\/[^"<\s)]+/g)].map(([url]) => new URL(url).origin);
  expect(new Set(origins)).toEqual(new Set([SENDER.publicUrl]));
});

it('names the reader’s language, the person to whom a reply goes, and where to check the sender', async () => {
  const { html, text } = await composeMail(NOTICE, SENDER);
  expect(html).toContain('lang="en"');
  for (const said of ['A reply to this mail goes to “Wang &amp; Co”.', 'check for yourself: https://sign.example.com'])
    expect(html).toContain(said);
  expect(text).toContain('A reply to this mail goes to “Wang & Co”.');
});

it('shows a code by itself', async () => {
  const mail = { language: 'zh-CN', paragraphs: ['您的验证码如下'] } as const;
  const code = {
    channel: 'EMAIL',
    contact: 'a@b.cn',
    service: 'LOGIN',
    code: '012345',
    text: '验证码 012345',
    mail,
  } as const;
  const { html, text } = await composeMail(code, SENDER);
  expect(html).toContain('>012345<');
  expect(html).toContain('lang="zh-CN"');
  expect(html).not.toContain('<a role="button"');
  expect(text.split('\n\n').slice(0, 2)).toEqual(['您的验证码如下', '012345']);
});

it('shows the text of a message that has no content of its own', async () => {
  const { text } = await composeMail(
    { channel: 'EMAIL', contact: 'a@b.cn', service: 'NOTICE', text: '旧消息' },
    SENDER,
  );
  expect(text.startsWith('旧消息')).toBe(true);
});
