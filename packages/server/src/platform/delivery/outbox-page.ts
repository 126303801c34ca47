import type { DataOf, evaluationCalls } from '@countersign/contract';

type Outbox = DataOf<typeof evaluationCalls.listOutbox>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const STYLE = `body{font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;background:#faf8f4;color:#14213d;
margin:0 auto;max-width:52rem;padding:2rem 1rem}h1{font-size:1.4rem;margin:0}p.about{color:#5b6478;margin:.25rem 0 1.5rem}
article{background:#fff;border:1px solid #e6e0d4;border-radius:10px;padding:.9rem 1.1rem;margin:0 0 .8rem}
header{display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline;color:#5b6478;font-size:.85rem}
.channel{background:#1f6f5c;color:#fff;border-radius:6px;padding:0 .5rem}b.code{font:600 1.5rem ui-monospace,monospace;letter-spacing:.12em}
.text{white-space:pre-wrap;margin:.35rem 0 0;overflow-wrap:anywhere}a{color:#1f6f5c}`;

/** The outbox as an HTML page: newest first, without script; the reader reloads it to refresh. */
export function outboxPage(data: unknown): string {
  const { messages } = data as Outbox;
  const articles = messages.map(
    ({ channel, contact, service, code, link, mail, subject, text, createdDatetime }) => `<article><header>
<span class="channel">${escape(channel)}</span><span>${escape(contact)}</span><span>${escape(service)}</span>
<time datetime="${escape(createdDatetime)}">${escape(createdDatetime.replace('T', ' ').slice(0, 19))} UTC</time></header>
${code === undefined ? '' : `<b class="code">${escape(code)}</b>`}${subject === undefined ? '' : `<p class="text"><b>${escape(subject)}</b></p>`}
<p class="text">${escape(text)}</p>${link === undefined ? '' : `<p><a href="${escape(link)}">${escape(link)}</a></p>`}${
      mail === undefined ? '' : `<p><a href="${escape(mail)}">邮件样式 · As an e-mail</a></p>`
    }</article>`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox</title><style>${STYLE}</style></head><body><h1>发件箱 · Outbox</h1>
<p class="about">评估模式下不会真正发送短信和邮件，所有消息都显示在这里。 In evaluation mode no messages are sent; all codes and notices appear here, newest first.</p>
${articles.join('\n') || '<p>还没有消息。 Nothing yet.</p>'}</body></html>`;
}
