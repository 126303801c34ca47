import { POLICY } from '@countersign/pki';
import type { AuditFacts, CertificateFacts } from './facts.ts';
import { type Layout, type ReportInput, oneLine } from './report-layout.ts';
import { certificateWords, eventWords } from './words.ts';

const POLICY_WORDS: Readonly<Record<string, string>> = {
  [POLICY.verifiedName]: '姓名经实名认证 verified name',
  [POLICY.nameAsGiven]: '姓名由发起人填写 name as given by the sender',
  [POLICY.personal]: '个人，经实名认证 verified person',
  [POLICY.enterprise]: '企业，经认证 verified enterprise',
  [POLICY.shieldVerifiedName]: '手机密钥，姓名经实名认证 key on a phone, verified name',
  [POLICY.nameOfProfile]: '姓名取自签署人账户，未经实名认证 name of the account, not verified',
  [POLICY.shieldOneSignature]:
    '手机密钥，仅用于一次签署，姓名未经实名认证 key on a phone for one signature, name not verified',
};

export function layOutCertificates({ page, facts, stamp }: Layout): void {
  page.heading('证书  Certificates');
  page.table(
    [
      { title: '证书 Certificate', share: 0.33 },
      { title: '有效期 Validity', share: 0.18 },
      { title: '序列号与 SHA-256 指纹 Serial number and SHA-256', share: 0.49 },
    ],
    facts.certificates.map(({ kind, subject, issuer, policies, notBefore, notAfter, serial, sha256, intent }) => [
      [
        certificateWords(kind),
        subject,
        `签发 issuer: ${issuer}`,
        ...policies.map((policy) => `策略 policy: ${[POLICY_WORDS[policy], policy].filter(Boolean).join(' ')}`),
      ].join('\n'),
      `${stamp(notBefore)}\n${stamp(notAfter)}`,
      [serial, sha256, ...(intent === null ? [] : boundWords(intent))].join('\n'),
    ]),
    6,
  );
}

/** The purpose of a certificate for one signature, from the certificate itself. */
const boundWords = ({ documentSha256, auditHead }: NonNullable<CertificateFacts['intent']>): string[] => [
  '绑定的签名内容摘要 bound to the signed content',
  documentSha256,
  '绑定的审计记录 bound to the audit trail up to',
  auditHead,
];

export function layOutAudit({ page, facts: { audit }, stamp }: Layout): void {
  page.heading('审计记录  Audit trail');
  page.paragraph(
    '操作人按当时账户的名称或发起人填写的名称记录，是否经过核实见“参与人”。  Who acted is recorded under the name of the account, or the one that the sender gave, at that time; see “Participants” for which names are verified.',
  );
  page.table(
    [
      { title: '#', share: 0.04 },
      { title: '时间 Time', share: 0.18 },
      { title: '事件 Event', share: 0.13 },
      { title: '操作人与地址 By, from', share: 0.17 },
      { title: '详情 Detail', share: 0.48 },
    ],
    audit.rows.map((row, at) => [
      String(at + 1),
      stamp(row.at),
      eventWords(row.kind),
      [row.actor, row.ip, row.device].filter(Boolean).join('\n'),
      detailOf(row),
    ]),
    6,
  );
  page.row('记录条数  Lines', String(audit.rows.length));
  page.row('哈希链末端  Head of the hash chain', audit.head);
  page.row(
    '平台日志  Log of the platform',
    `${audit.log}每一行都收入其中，证明见证据档案 every line is included; the archive holds the proofs`,
  );
}

/** The facts of an audit row, each on its own line, and its hash. */
const detailOf = ({ detail, hash }: AuditFacts): string =>
  [...Object.entries(detail).map(([key, value]) => `${key}: ${oneLine(value)}`), `#${hash}`].join('\n');

/** Makes no claim about untested readers: it refers to readers that support PAdES and trust the root (conventions, rule 15). */
export function layOutVerification({ page, facts }: Layout, { factsSha256 }: ReportInput): void {
  const { authority, documents } = facts;
  page.heading('如何验证  How to verify');
  page.paragraph(
    '合同中的每个签名都是 PAdES 数字签名，由与其一同列出的证书的密钥完成；一次性证书的密钥只为该次签名产生，使用一次后随即销毁。信任以下根证书后，任何支持 PAdES 的阅读器都可以验证签名。',
  );
  page.paragraph(
    'Each signature in the contract is a PAdES signature by the key of the certificate listed with it; the key of a certificate for one signature was generated for that signature only, used once and destroyed. Once the root certificate below is trusted, any reader that supports PAdES can verify them.',
  );
  if (documents.every(({ timestampedAt }) => timestampedAt !== null))
    page.paragraph(
      '合同末尾的文档时间戳与验证数据使其可长期验证。  The validation data and the document time-stamp at its end keep this possible in the long term.',
    );
  page.row('认证机构  Authority', authority.name);
  page.row('根证书指纹  SHA-256 of the root', authority.rootSha256);
  page.row('证据数据摘要  SHA-256 of evidence.json', factsSha256);
  page.paragraph(
    '本报告带有平台的电子签章与文档时间戳，任何改动都可被发现。审计记录的每一行都包含上一行的哈希值（# 之后）。证据档案（ZIP）包含文件、证书、证书状态、时间戳与审计记录，可离线验证。',
  );
  page.paragraph(
    'This report carries the signature of the platform and a document time-stamp, so that any change is detectable. Each line of the audit trail contains the hash of the previous line; its own hash follows #. The archive (ZIP) holds the documents, certificates, their status, time-stamps and the audit events, and can be verified offline.',
  );
}
