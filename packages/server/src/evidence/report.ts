import { type Mark, PageLayout, type Typesetter } from '../paper/page-layout.ts';

/** Everything the report says, in words; times are already written in their zone. */
export interface EvidenceFacts {
  readonly envelopeWsid: string;
  readonly title: string;
  readonly subject: string;
  readonly contractNumber: string | null;
  readonly sender: string;
  readonly created: string;
  readonly started: string;
  readonly completed: string;
  readonly timezone: string;
  /** A void agreement over it has ended well. */
  readonly voided: {
    readonly at: string;
    readonly cancelEnvelopeWsid: string;
    readonly reason: string;
    /** SHA-256 of the completed agreement. */
    readonly agreement: readonly string[];
    /** SHA-256 of the report before. */
    readonly formerReport: string;
  } | null;
  readonly documents: readonly EvidenceDocument[];
  readonly participants: readonly EvidenceParticipant[];
  readonly audit: readonly {
    readonly at: string;
    readonly what: string;
    readonly who: string;
    readonly detail: string;
  }[];
  readonly auditHead: string;
  readonly authority: string;
  readonly rootFingerprint: string;
}
export interface EvidenceDocument {
  readonly name: string;
  readonly fileWsid: string;
  readonly pages: number;
  readonly finalDigest: string;
  readonly timestamp: string;
  readonly revisions: readonly {
    readonly number: number;
    readonly kind: string;
    readonly at: string;
    readonly bytes: number;
    readonly digest: string;
  }[];
}
export interface EvidenceParticipant {
  readonly name: string;
  readonly role: string;
  readonly sequence: number;
  readonly contact: string;
  readonly status: string;
  readonly authentication: string;
  readonly handled: string;
  readonly reason: string | null;
  readonly ip: string;
  readonly device: string;
  readonly signatures: readonly {
    readonly document: string;
    readonly serial: string;
    readonly timestamp: string;
    readonly subject: string;
    /** Of the certificate: for this one signature, long-term, or of a phone. */
    readonly kind: string;
  }[];
  /** The office seals in it, each with who used it. */
  readonly seals: readonly string[];
  readonly seen: readonly { readonly document: string; readonly number: number; readonly digest: string }[];
}

const NONE = '—';

/** The pages of the evidence report, in Chinese and English side by side. */
export function layOutReport(facts: EvidenceFacts, type: Typesetter): readonly (readonly Mark[])[] {
  const page = new PageLayout(type);
  page.title('签署证据报告', 'Evidence report of a completed contract');
  page.heading('信封  Envelope');
  const rows: [string, string][] = [
    ['标题  Title', facts.title],
    ['主题  Subject', facts.subject || NONE],
    ['编号  Number', facts.envelopeWsid],
    ...(facts.contractNumber === null
      ? []
      : ([['合同编号  Contract number', facts.contractNumber]] satisfies [string, string][])),
    ['发起人  Sender', facts.sender],
    ['创建时间  Created', facts.created],
    ['发出时间  Sent', facts.started],
    ['完成时间  Completed', facts.completed],
    ['时区  Time zone', facts.timezone],
  ];
  for (const [name, value] of rows) page.row(name, value);
  if (facts.voided !== null) layOutVoided(page, facts.voided);
  for (const document of facts.documents) layOutDocument(page, document);
  page.heading('参与人  Participants');
  facts.participants.forEach((participant, at) => layOutParticipant(page, participant, at + 1));
  layOutAudit(page, facts);
  layOutVerification(page, facts);
  return page.finish(`Countersign · ${facts.envelopeWsid}`);
}

function layOutVoided(page: PageLayout, voided: NonNullable<EvidenceFacts['voided']>): void {
  page.heading('已协议作废  Void by agreement');
  page.note(
    '各方已确认作废这份合同，自下列时间起不再具有约束力。其文件与签名未作任何改动。  Its parties have confirmed that this contract is void from the time below on. Its files and signatures were not changed.',
  );
  page.row('作废时间  Void since', voided.at);
  page.row('原因  Reason', voided.reason);
  page.row('作废协议编号  Number of the agreement', voided.cancelEnvelopeWsid);
  for (const digest of voided.agreement) page.row('作废协议摘要  SHA-256 of the agreement', digest);
  if (voided.formerReport !== '') page.row('此前报告的摘要  SHA-256 of the report before', voided.formerReport);
}

function layOutDocument(page: PageLayout, document: EvidenceDocument): void {
  page.heading(`文件  Document: ${document.name}`);
  page.row('编号  Number', document.fileWsid);
  page.row('页数  Pages', String(document.pages));
  page.row('完成版本摘要  SHA-256 of the completed file', document.finalDigest);
  page.row('文档时间戳  Document time-stamp', document.timestamp);
  page.gap(4);
  page.table(
    [
      { title: '版本 No.', share: 0.07 },
      { title: '内容 Kind', share: 0.13 },
      { title: '时间 Time', share: 0.2 },
      { title: '字节 Bytes', share: 0.08 },
      { title: 'SHA-256', share: 0.52 },
    ],
    document.revisions.map(({ number, kind, at, bytes, digest }) => [String(number), kind, at, String(bytes), digest]),
    6.7,
  );
}

function layOutParticipant(page: PageLayout, participant: EvidenceParticipant, number: number): void {
  const rows: [string, string][] = [
    [`${number}. 姓名  Name`, `${participant.name}（${participant.role}，顺序 sequence ${participant.sequence}）`],
    ['联系方式  Contact', participant.contact],
    ['结果  Result', participant.reason === null ? participant.status : `${participant.status}: ${participant.reason}`],
    ['身份验证  Authentication', participant.authentication],
    ['时间  Time', participant.handled],
    ['地址与设备  Address and device', `${participant.ip}  ${participant.device}`],
    ...participant.seen.map(({ document, number: at, digest }): [string, string] => [
      '阅读的版本  Version read',
      `${document}, ${at}: ${digest}`,
    ]),
    ...participant.seals.map((seal): [string, string] => ['用印  Office seal', seal]),
    ...participant.signatures.flatMap(({ document, serial, timestamp, subject, kind }): [string, string][] => [
      ['证书  Certificate', `${subject}\n${kind}\n序列号 serial ${serial}`],
      ['签名时间戳  Signature time-stamp', `${document}: ${timestamp}`],
    ]),
  ];
  page.keep(rows.length * 14);
  for (const [name, value] of rows) page.row(name, value);
  page.gap(8);
}

function layOutAudit(page: PageLayout, { audit, auditHead }: EvidenceFacts): void {
  page.heading('审计记录  Audit trail');
  page.table(
    [
      { title: '时间 Time', share: 0.2 },
      { title: '事件 Event', share: 0.18 },
      { title: '操作人 By', share: 0.14 },
      { title: '详情 Detail', share: 0.48 },
    ],
    audit.map(({ at, what, who, detail }) => [at, what, who, detail]),
    6.5,
  );
  page.row('哈希链末端  Head of the hash chain', auditHead);
}

function layOutVerification(page: PageLayout, { authority, rootFingerprint }: EvidenceFacts): void {
  page.heading('如何验证  How to verify');
  page.paragraph(
    '合同中的每个签名都是 PAdES 数字签名，由与其一同列出的证书的密钥完成；一次性证书的密钥只为该次签名产生，使用一次后随即销毁。信任以下根证书后，任何支持 PAdES 的阅读器都可以验证签名；合同末尾的文档时间戳与验证数据使其可长期验证。',
  );
  page.paragraph(
    'Each signature in the contract is a PAdES signature by the key of the certificate that stands with it; the key of a certificate for one signature was made for it alone, used once and destroyed. Once the root certificate below is trusted, any reader that knows PAdES verifies them; the validation data and the document time-stamp at the end keep that possible for long.',
  );
  page.row('认证机构  Authority', authority);
  page.row('根证书指纹  SHA-256 of the root', rootFingerprint);
  page.paragraph(
    '本报告自身带有文档时间戳，任何改动都可被发现。审计记录的每一行都包含上一行的哈希值。  This report carries a document time-stamp of its own, so that a change to it shows. Each line of the audit trail holds the hash of the one before.',
  );
}
