import { nameOnPaper } from '@countersign/domain';
import { type Mark, PageLayout, type Typesetter, timeIn } from '../../platform/index.ts';
import type { DocumentFacts, EvidenceFacts } from './facts.ts';
import { type Layout, NONE, type ReportInput, oneLine, partyNames, partyWords } from './report-layout.ts';
import { type Pictures, layOutPictures } from './report-pictures.ts';
import { layOutParticipant } from './report-participant.ts';
import { layOutProved } from './report-proved.ts';
import { layOutAudit, layOutCertificates, layOutVerification } from './report-proofs.ts';
import { actionWords, participantStatusWords, readingWords, revisionWords } from './words.ts';

/** Personal seals and typed signatures can look like a verified name although they are not verified (Rulings §8.13). */
const PICTURES =
  '签名与个人印章的图样由签署人自行提供，其中的姓名或名称未经核实；企业印章列在“用印”一行。  The pictures of signatures and personal seals are as their signers gave them; the names in them are not verified. Seals of enterprises are listed in the line “Office seal”.';

/** The pages of the evidence report, in Chinese and English side by side. */
export function layOutReport(input: ReportInput, pictures: Pictures, type: Typesetter): readonly (readonly Mark[])[] {
  const { facts } = input;
  const page = new PageLayout(type);
  const layout: Layout = { page, facts, pictures, ...timesOf(facts), documentName: namesOf(facts) };
  page.title('签署证据报告', 'Evidence report of a completed contract');
  layOutStatus(layout, input);
  layOutProved(layout, input);
  layOutEnvelope(layout);
  layOutOverview(layout);
  page.heading('文件  Documents');
  facts.documents.forEach((document, at) => layOutDocument(layout, document, at + 1));
  page.heading('参与人  Participants');
  page.paragraph(PICTURES);
  facts.participants.forEach((one, at) => layOutParticipant(layout, one, at + 1));
  layOutCertificates(layout);
  layOutAudit(layout);
  layOutVerification(layout, input);
  return page.finish(`${input.authorityName} · ${facts.envelope.wsid}`);
}

function timesOf({ envelope: { timezone } }: EvidenceFacts): Pick<Layout, 'time' | 'stamp'> {
  const zoned = timeIn(timezone);
  const utc = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;
  return {
    time: (at) => (at === null ? NONE : `${zoned(new Date(at))}  （${utc(at)}）`),
    stamp: (at) => `${zoned(new Date(at))}\n${utc(at)}`,
  };
}

function namesOf({ documents }: EvidenceFacts): Layout['documentName'] {
  const names = new Map(documents.map(({ fileWsid, name }) => [fileWsid, name]));
  return (fileWsid) => names.get(fileWsid) ?? fileWsid;
}

/** The status, before anything else: in force or void, and on whose statement. */
function layOutStatus({ page, facts, time }: Layout, { sealedBy, factsSha256 }: ReportInput): void {
  const { voided } = facts;
  page.note(
    voided === null
      ? `状态：已完成，有效。全体参与人均已处理完毕。\nStatus: completed and in force. Every participant has acted.`
      : `状态：已由各方协议作废，自 ${time(voided.at)} 起不再具有约束力。\nStatus: void by agreement of its parties since that time.`,
  );
  page.note(
    `本报告由平台电子签章签名：${sealedBy}。任何改动都会使签名失效。\nSealed by the electronic signature of the platform; any change invalidates it.\n证据数据摘要 SHA-256 of the data (evidence.json)：${factsSha256}`,
  );
}

function layOutEnvelope({ page, facts, time }: Layout): void {
  const { envelope, sender, voided } = facts;
  page.heading(envelope.flowType === 'CANCEL_PROCESS' ? '作废协议  Agreement to void a contract' : '合同  Contract');
  page.row('标题  Title', envelope.title);
  page.row('主题  Subject', envelope.subject || NONE);
  page.row('编号  Number', envelope.wsid);
  if (envelope.contractNumber !== null) page.row('合同编号  Contract number', envelope.contractNumber);
  page.row('发起人  Sender', partyWords(sender));
  page.row('创建时间  Created', time(envelope.createdAt));
  page.row('发出时间  Sent', time(envelope.startedAt));
  page.row('完成时间  Completed', time(envelope.completedAt));
  page.row('时区  Time zone', envelope.timezone);
  if (envelope.reading !== undefined) page.row('阅读要求  Reading asked for', readingWords(envelope.reading));
  if (voided === null) page.row('作废状态  Void', '否，有效 no, it is in force');
  else layOutVoided({ page, time }, voided);
}

function layOutVoided(
  { page, time }: Pick<Layout, 'page' | 'time'>,
  voided: NonNullable<EvidenceFacts['voided']>,
): void {
  page.subheading('已协议作废  Void by agreement');
  page.paragraph(
    '各方已确认作废这份合同，自下列时间起不再具有约束力。其文件与签名未作任何改动。  Its parties have confirmed that this contract is void from the time below on. Its files and signatures were not changed.',
  );
  page.row('作废时间  Void since', time(voided.at));
  page.row('原因  Reason', oneLine(voided.reason));
  page.row('作废协议编号  Number of the agreement', voided.agreementWsid);
  for (const digest of voided.agreement) page.row('作废协议摘要  SHA-256 of the agreement', digest);
  if (voided.formerReport !== null) page.row('被本报告取代的报告  SHA-256 of the previous report', voided.formerReport);
}

/** All parties and all documents in one table each, before the details. */
function layOutOverview({ page, facts, stamp }: Layout): void {
  page.gap(6);
  page.table(
    [
      { title: '#', share: 0.05 },
      { title: '参与人 Participant', share: 0.4 },
      { title: '角色 Role', share: 0.13 },
      { title: '结果 Result', share: 0.2 },
      { title: '时间 Time', share: 0.22 },
    ],
    facts.participants.map((one, at) => [
      String(at + 1),
      partyNames(one).join('\n'),
      actionWords(one.role),
      participantStatusWords(one.status),
      one.handledAt === null ? NONE : stamp(one.handledAt),
    ]),
  );
}

function layOutDocument(layout: Layout, document: DocumentFacts, number: number): void {
  const { page, facts, time, stamp } = layout;
  const { original } = document;
  const actor = new Map(facts.participants.map(({ wsid, name, nameSource }) => [wsid, nameOnPaper(name, nameSource)]));
  page.subheading(`${number}. ${document.name}`);
  page.row('编号与页数  Number, pages', `${document.fileWsid}，${document.pages}`);
  if (original !== null)
    page.row('上传的原文件  Original upload', `${original.sha256}\n${original.type}, ${original.bytes} bytes`);
  if (document.signedBefore)
    page.row('上传时  At upload', '已带有他人签名，未作改写 signed by others, never rewritten');
  page.row('完成版本摘要  SHA-256 of the completed file', document.sha256);
  page.row('文档时间戳  Document time-stamp', time(document.timestampedAt));
  page.gap(4);
  page.table(
    [
      { title: '版本 No.', share: 0.07 },
      { title: '内容 Kind', share: 0.17 },
      { title: '时间 Time', share: 0.18 },
      { title: '字节 Bytes', share: 0.08 },
      { title: 'SHA-256', share: 0.5 },
    ],
    document.revisions.map(({ number: revision, kind, participantWsid, at, bytes, sha256 }) => [
      String(revision),
      participantWsid === null ? revisionWords(kind) : `${revisionWords(kind)}\n${actor.get(participantWsid) ?? ''}`,
      stamp(at),
      String(bytes),
      sha256,
    ]),
    6,
  );
  layOutPictures(layout, document);
}
